# Where the package around this file begins (DDZ_PREFIX), and its version as the
# header has it (DDZ_VERSION).
set(DDZ_PREFIX "${CMAKE_CURRENT_LIST_DIR}")
foreach(_ddz_up RANGE 4)
  get_filename_component(DDZ_PREFIX "${DDZ_PREFIX}" DIRECTORY)
  if(EXISTS "${DDZ_PREFIX}/include/ddz.h")
    break()
  endif()
endforeach()

file(STRINGS "${DDZ_PREFIX}/include/ddz.h" _ddz_line REGEX "^#define DDZ_VERSION_TEXT ")
string(REGEX REPLACE ".*\"(.*)\".*" "\\1" DDZ_VERSION "${_ddz_line}")
