# ddz_add_targets(<include folders> <static library> <shared library> <import library>)
# defines, of the files that are named:
#
#   ddz::static  the static library with the system libraries that it needs
#   ddz::shared  the shared library
#   ddz::ddz     one of them: static unless DDZ_SHARED (or there is no other)
#   ddz::cpp     the C++ headers over ddz::ddz
include("${CMAKE_CURRENT_LIST_DIR}/ddz-system-libraries.cmake")

function(ddz_add_targets include_folders static_library shared_library import_library)
  if(static_library)
    add_library(ddz::static STATIC IMPORTED GLOBAL)
    set_target_properties(ddz::static PROPERTIES
      IMPORTED_LOCATION "${static_library}"
      INTERFACE_INCLUDE_DIRECTORIES "${include_folders}"
      INTERFACE_LINK_LIBRARIES "${DDZ_SYSTEM_LIBRARIES}")
  endif()
  if(shared_library)
    add_library(ddz::shared SHARED IMPORTED GLOBAL)
    set_target_properties(ddz::shared PROPERTIES
      IMPORTED_LOCATION "${shared_library}"
      INTERFACE_INCLUDE_DIRECTORIES "${include_folders}")
    if(WIN32)
      set_target_properties(ddz::shared PROPERTIES
        IMPORTED_IMPLIB "${import_library}"
        INTERFACE_COMPILE_DEFINITIONS DDZ_DLL)
    endif()
  endif()

  if(shared_library AND (DDZ_SHARED OR NOT static_library))
    set(chosen ddz::shared)
  else()
    set(chosen ddz::static)
  endif()
  add_library(ddz::ddz INTERFACE IMPORTED GLOBAL)
  set_target_properties(ddz::ddz PROPERTIES INTERFACE_LINK_LIBRARIES ${chosen})
  add_library(ddz::cpp INTERFACE IMPORTED GLOBAL)
  set_target_properties(ddz::cpp PROPERTIES
    INTERFACE_LINK_LIBRARIES ddz::ddz
    INTERFACE_COMPILE_FEATURES cxx_std_11)
endfunction()
