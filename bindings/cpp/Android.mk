# ndk-build: the static library of a package made by `cargo xtask dist` for
# Android (lib/<ABI>/libddz.a), as the module ddz_static:
#
#   LOCAL_WHOLE_STATIC_LIBRARIES or LOCAL_STATIC_LIBRARIES += ddz_static
#   $(call import-module,ddz)
#
# Does nothing outside ndk-build.
ifneq ($(PREBUILT_STATIC_LIBRARY),)

DDZ_PATH := $(call my-dir)
LOCAL_PATH := $(DDZ_PATH)

include $(CLEAR_VARS)
LOCAL_MODULE := ddz_static
LOCAL_MODULE_FILENAME := libddz
LOCAL_SRC_FILES := lib/$(TARGET_ARCH_ABI)/libddz.a
LOCAL_EXPORT_C_INCLUDES := $(LOCAL_PATH)/include
LOCAL_EXPORT_LDLIBS := -ldl -llog -lm
include $(PREBUILT_STATIC_LIBRARY)

endif
