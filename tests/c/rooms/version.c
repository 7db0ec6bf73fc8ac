/* ddz_abi_version, ddz_version_*. */
#include <stdio.h>

#include "../harness.h"
#include "rooms.h"

static void versions(void) {
  char text[32];
  uint32_t number = ddz_version_number();
  doing("versions");
  CHECK_EQ(ddz_abi_version(), DDZ_ABI_VERSION);
  CHECK_EQ(number, DDZ_VERSION_NUMBER);
  CHECK(strcmp(ddz_version_text(), DDZ_VERSION_TEXT) == 0);
  snprintf(text, sizeof text, "%u.%u.%u", (unsigned)(number >> 16), (unsigned)(number >> 8 & 255),
           (unsigned)(number & 255));
  CHECK(strncmp(ddz_version_text(), text, strlen(text)) == 0);
}

static const struct test TESTS[] = {
    {"version: header and library agree", versions},
};

const struct room ROOM_VERSION = {"version", NULL, 0, TESTS, COUNT_OF(TESTS)};
