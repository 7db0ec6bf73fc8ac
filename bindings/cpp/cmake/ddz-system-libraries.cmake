# What a program that links the static library needs of its system, as rustc
# names it for each target (`--print native-static-libs`). A test compares the
# Linux line with what rustc says today; the others were asked of Rust 1.95.
if(ANDROID)
  # The unwinder comes with the NDK's compiler driver.
  set(DDZ_SYSTEM_LIBRARIES dl log m)
elseif(APPLE)
  set(DDZ_SYSTEM_LIBRARIES iconv System m)
elseif(WIN32)
  set(DDZ_SYSTEM_LIBRARIES kernel32 ntdll userenv ws2_32 dbghelp)
else()
  set(DDZ_SYSTEM_LIBRARIES gcc_s util rt pthread m dl)
endif()
