# Just enough of ndk-build to read Android.mk with plain make, and to print what
# it asks for. With NDK=yes the NDK is there.
my-dir = $(patsubst %/,%,$(dir $(lastword $(MAKEFILE_LIST))))
TARGET_ARCH_ABI := arm64-v8a
ifeq ($(NDK),yes)
CLEAR_VARS := $(STUBS)/clear.mk
PREBUILT_STATIC_LIBRARY := $(STUBS)/prebuilt.mk
endif

include $(ANDROID_MK)

print:
	@echo 'modules:$(MODULES) left:$(LOCAL_MODULE)'
