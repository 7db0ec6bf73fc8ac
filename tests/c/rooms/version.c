/* ddz_abi_version, ddz_version_*, ddz_status_text. */
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

/* Any number has a text, and an unknown one says so. */
static void unknown_statuses(void) {
  static const int32_t unknown[] = {1, -1, -99, -199, -1000, INT32_MAX, INT32_MIN};
  size_t i;
  for (i = 0; i < COUNT_OF(unknown); i += 1) {
    doing("status %d", (int)unknown[i]);
    CHECK(strcmp(ddz_status_text(unknown[i]), "unknown status") == 0);
  }
}

static const struct test TESTS[] = {
    {"version: header and library agree", versions},
    {"version: unknown statuses", unknown_statuses},
};

const struct room ROOM_VERSION = {"version", NULL, 0, TESTS, COUNT_OF(TESTS)};
