# Whether this version serves a find_package(ddz VERSION): before 1.0.0 within a
# minor version, from then on within a major one (docs/abi.md).
include("${CMAKE_CURRENT_LIST_DIR}/ddz-prefix.cmake")
set(PACKAGE_VERSION "${DDZ_VERSION}")

string(REGEX MATCH "^([0-9]+)\\.([0-9]+)" _ddz_own "${PACKAGE_VERSION}")
set(_ddz_family "${CMAKE_MATCH_1}")
set(_ddz_wanted "${PACKAGE_FIND_VERSION_MAJOR}")
if(_ddz_family EQUAL 0)
  set(_ddz_family "0.${CMAKE_MATCH_2}")
  set(_ddz_wanted "${PACKAGE_FIND_VERSION_MAJOR}.${PACKAGE_FIND_VERSION_MINOR}")
endif()

if(PACKAGE_FIND_VERSION STREQUAL "")
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
elseif(NOT _ddz_family STREQUAL _ddz_wanted OR PACKAGE_VERSION VERSION_LESS PACKAGE_FIND_VERSION)
  set(PACKAGE_VERSION_COMPATIBLE FALSE)
else()
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
  if(PACKAGE_VERSION VERSION_EQUAL PACKAGE_FIND_VERSION)
    set(PACKAGE_VERSION_EXACT TRUE)
  endif()
endif()
