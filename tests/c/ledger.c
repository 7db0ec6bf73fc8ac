/*
 * bindings/abi as the C compiler sees it. The .inc files are made from those
 * lists by the test that builds this program.
 */
#include "harness.h"

#include <stdio.h>

struct place {
  const char *name;
  size_t got, expected;
};

#define STRUCT(type, bytes) {#type, sizeof(type), bytes},
#define FIELD(type, field, at, bytes) \
  {#type "." #field " at", offsetof(type, field), at}, \
      {#type "." #field " size", sizeof(((type *)0)->field), bytes},

static const struct place PLACES[] = {
#include "layout.inc"
};

static void layout(void) {
  size_t i;
  CHECK(COUNT_OF(PLACES) >= 3);
  for (i = 0; i < COUNT_OF(PLACES); i += 1) {
    doing("%s", PLACES[i].name);
    CHECK_EQ(PLACES[i].got, PLACES[i].expected);
  }
}

struct status {
  int32_t got, expected;
  const char *name, *text;
};

#define STATUS(number, name, text) {name, number, #name, text},

static const struct status STATUSES[] = {
#include "status.inc"
};

static void statuses(void) {
  size_t i;
  CHECK(COUNT_OF(STATUSES) >= 15);
  for (i = 0; i < COUNT_OF(STATUSES); i += 1) {
    doing("%s", STATUSES[i].name);
    CHECK_EQ(STATUSES[i].got, STATUSES[i].expected);
    CHECK(strcmp(ddz_status_text(STATUSES[i].expected, DDZ_LANGUAGE_ENGLISH), STATUSES[i].text) == 0);
  }
}

#define SYMBOL(name) #name,

static const char *const SYMBOLS[] = {
#include "symbols.inc"
};

static const char *wanted;
static int found;

static void look(const struct call *call) { found |= strcmp(call->name, wanted) == 0; }

/* Every symbol stands in the table of calls, but for those that cannot fail. */
static void every_symbol_has_a_row(void) {
  static const char *const simple[] = {"ddz_abi_version", "ddz_version_number",
                                       "ddz_version_text", "ddz_status_text", "ddz_kind_text"};
  size_t i, j;
  for (i = 0; i < COUNT_OF(SYMBOLS); i += 1) {
    wanted = SYMBOLS[i];
    found = 0;
    for (j = 0; j < COUNT_OF(simple); j += 1) {
      found |= strcmp(simple[j], wanted) == 0;
    }
    each_call(look);
    doing("%s has no row in tests/c/rooms", wanted);
    CHECK(found);
  }
}

const struct test LEDGER_TESTS[] = {
    {"ledger: layout of the structs", layout},
    {"ledger: statuses", statuses},
    {"ledger: every symbol is tested", every_symbol_has_a_row},
};
const size_t LEDGER_TEST_COUNT = COUNT_OF(LEDGER_TESTS);
