# find_package(ddz), and what add_subdirectory of the package comes to. Finds the
# files around itself, so that the package can be moved.
#
# Set DDZ_SHARED for ddz::ddz to be the shared library, DDZ_CARGO_TARGET for the
# library of another system that the package has (lib/<Rust target>).
if(TARGET ddz::ddz)
  return()
endif()

include("${CMAKE_CURRENT_LIST_DIR}/ddz-prefix.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/ddz-targets.cmake")

# Android packages have a folder for each ABI, others for each Rust target.
if(ANDROID)
  set(_ddz_folders "${DDZ_PREFIX}/lib/${CMAKE_ANDROID_ARCH_ABI}")
elseif(DDZ_CARGO_TARGET)
  set(_ddz_folders "${DDZ_PREFIX}/lib/${DDZ_CARGO_TARGET}")
else()
  set(_ddz_folders
    "${DDZ_PREFIX}/lib" "${DDZ_PREFIX}/lib64" "${DDZ_PREFIX}/lib/${CMAKE_LIBRARY_ARCHITECTURE}"
    "${DDZ_PREFIX}/bin")
endif()

# The first of some names that is in one of the folders, or nothing.
function(_ddz_find result)
  foreach(folder IN LISTS _ddz_folders)
    foreach(name IN LISTS ARGN)
      if(EXISTS "${folder}/${name}")
        set(${result} "${folder}/${name}" PARENT_SCOPE)
        return()
      endif()
    endforeach()
  endforeach()
  set(${result} "" PARENT_SCOPE)
endfunction()

if(MSVC)
  _ddz_find(_ddz_static ddz.lib)
else()
  _ddz_find(_ddz_static libddz.a)
endif()
_ddz_find(_ddz_shared libddz.so libddz.dylib ddz.dll)
_ddz_find(_ddz_import ddz.dll.lib libddz.dll.a)

if(_ddz_static OR _ddz_shared)
  ddz_add_targets("${DDZ_PREFIX}/include" "${_ddz_static}" "${_ddz_shared}" "${_ddz_import}")
else()
  set(ddz_FOUND FALSE)
  set(ddz_NOT_FOUND_MESSAGE "no ddz library for this system in ${_ddz_folders}")
endif()
