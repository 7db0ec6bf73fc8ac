/* ddz_status_text, ddz_kind_text. */
#include "../harness.h"
#include "rooms.h"

/* Any number has a text, and an unknown one says so, in both languages. */
static void unknown_statuses(void) {
  static const int32_t unknown[] = {1, -1, -99, -106, -199, -1000, INT32_MAX, INT32_MIN};
  size_t i;
  for (i = 0; i < COUNT_OF(unknown); i += 1) {
    if (unknown[i] == DDZ_ERR_GAME) {
      continue;
    }
    doing("status %d", (int)unknown[i]);
    CHECK(strcmp(ddz_status_text(unknown[i], DDZ_LANGUAGE_ENGLISH), "unknown status") == 0);
    CHECK(strcmp(ddz_status_text(unknown[i], DDZ_LANGUAGE_CHINESE), "未知状态。") == 0);
  }
}

/* Every status that has an English text has a Chinese one too. */
static void both_languages(void) {
  int32_t status;
  uint32_t known = 0;
  for (status = 0; status >= -1000; status -= 1) {
    const char *english = ddz_status_text(status, DDZ_LANGUAGE_ENGLISH);
    const char *chinese = ddz_status_text(status, DDZ_LANGUAGE_CHINESE);
    doing("status %d", (int)status);
    CHECK((strcmp(english, "unknown status") == 0) == (strcmp(chinese, "未知状态。") == 0));
    CHECK(strcmp(english, chinese) != 0);
    CHECK(ddz_status_text(status, 9999) == english);
    known += strcmp(english, "unknown status") != 0;
  }
  CHECK(known > 40);
}

/* Every kind up to the rocket has a name, and no two have the same. */
static void kinds(void) {
  uint32_t language, one, other;
  for (language = 0; language < 2; language += 1) {
    const char *unknown = ddz_kind_text(9999, language);
    for (one = DDZ_KIND_NONE; one <= DDZ_KIND_ROCKET; one += 1) {
      const char *name = ddz_kind_text(one, language);
      doing("kind %u, language %u", (unsigned)one, (unsigned)language);
      CHECK(strcmp(name, unknown) != 0);
      for (other = DDZ_KIND_NONE; other < one; other += 1) {
        CHECK(strcmp(name, ddz_kind_text(other, language)) != 0);
      }
    }
  }
  CHECK(strcmp(ddz_kind_text(DDZ_KIND_BOMB, DDZ_LANGUAGE_CHINESE), "炸弹") == 0);
  CHECK(strcmp(ddz_kind_text(DDZ_KIND_BOMB, DDZ_LANGUAGE_ENGLISH), "bomb") == 0);
  CHECK(ddz_kind_text(DDZ_KIND_BOMB, 9999) == ddz_kind_text(DDZ_KIND_BOMB, 0));
  CHECK(strcmp(ddz_kind_text(256 + DDZ_KIND_BOMB, 0), "unknown kind") == 0);
}

static const struct test TESTS[] = {
    {"words: unknown statuses", unknown_statuses},
    {"words: statuses in both languages", both_languages},
    {"words: names of kinds", kinds},
};

const struct room ROOM_WORDS = {"words", NULL, 0, TESTS, COUNT_OF(TESTS)};
