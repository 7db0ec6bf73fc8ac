/* ddz_rules_*: the calls, and what is particular to them. */
#include "../harness.h"
#include "rooms.h"

static int32_t call_preset(const struct args *a) { return ddz_rules_preset(a->n[0], a->p[1]); }

static int32_t call_check(const struct args *a) { return ddz_rules_check(a->p[0]); }

static const struct call CALLS[] = {
    {"ddz_rules_preset", call_preset, {P_ENUM(12, DDZ_PRESET_HAPPY), P_SIZED_OUT(ddz_rules)}},
    {"ddz_rules_check", call_check, {P_SIZED(RULES_GOOD, RULES_BAD, DDZ_ERR_RULES_RANGE)}},
};

const ddz_rules RULES_GOOD = {sizeof(ddz_rules), 5, 3, 2, 2, 1, 1, 1, 1, 1, 3, 0, 0, 0, 2, 0, 1,
                              0, 0, 0, {0}};
const ddz_rules RULES_BAD = {sizeof(ddz_rules), 1, 3, 2, 2, 1, 1, 1, 1, 1, 3, 0, 0, 0, 2, 0, 1,
                             0, 0, 0, {0}};
const ddz_rules RULES_OPEN = {sizeof(ddz_rules), 2, 2, 2, 2, 1, 1, 1, 1, 1, 4, 1, 1, 1, 2, 1, 2,
                              2, 1, 1, {0}};

/* What each switch may hold, in the order of the fields. */
static const uint8_t RANGES[19][2] = {{2, 12}, {2, 10}, {2, 6}, {2, 5}, {0, 1}, {0, 1}, {0, 1},
                                      {0, 1},  {0, 1},  {1, 4}, {0, 1}, {0, 1}, {0, 1}, {0, 2},
                                      {0, 1},  {0, 2},  {0, 2}, {0, 1}, {0, 1}};

/* Every preset is a rule set, fills the whole struct, and STANDARD is known. */
static void presets(void) {
  uint32_t preset;
  for (preset = 0; preset < 12; preset += 1) {
    ddz_rules rules;
    memset(&rules, 0xEE, sizeof rules);
    rules.struct_size = sizeof rules;
    doing("preset %u", (unsigned)preset);
    CHECK_EQ(ddz_rules_preset(preset, &rules), DDZ_OK);
    CHECK_EQ(ddz_rules_check(&rules), DDZ_OK);
    CHECK_EQ(rules.struct_size, sizeof rules);
    CHECK_EQ(rules.reserved[0], 0);
    CHECK_EQ(rules.reserved[8], 0);
    if (preset == DDZ_PRESET_STANDARD || preset == DDZ_PRESET_RLCARD) {
      CHECK(memcmp(&rules, &RULES_GOOD, sizeof rules) == 0);
    }
  }
}

/* Each switch at each value that a byte has. */
static void ranges(void) {
  size_t at;
  for (at = 0; at < COUNT_OF(RANGES); at += 1) {
    int value;
    for (value = 0; value < 256; value += 1) {
      ddz_rules rules = RULES_OPEN;
      int32_t status;
      ((uint8_t *)&rules)[4 + at] = (uint8_t)value;
      status = ddz_rules_check(&rules);
      doing("switch %u = %d", (unsigned)at, value);
      if (value < RANGES[at][0] || value > RANGES[at][1]) {
        CHECK_EQ(status, DDZ_ERR_RULES_RANGE);
      } else {
        CHECK(status != DDZ_ERR_RULES_RANGE);
      }
    }
  }
  for (at = 0; at < 9; at += 1) {
    ddz_rules rules = RULES_OPEN;
    rules.reserved[at] = 1;
    doing("reserved byte %u", (unsigned)at);
    CHECK_EQ(ddz_rules_check(&rules), DDZ_ERR_RULES_RESERVED);
  }
}

/* One status for each contradiction. */
static void contradictions(void) {
  ddz_rules rules = RULES_OPEN;
  doing("contradictions");
  CHECK_EQ(ddz_rules_check(&rules), DDZ_OK);
  rules.four_singles = 0;
  CHECK_EQ(ddz_rules_check(&rules), DDZ_ERR_RULES_FOUR_ROCKET);
  rules = RULES_OPEN;
  rules.plane_pairs = 0;
  CHECK_EQ(ddz_rules_check(&rules), DDZ_ERR_RULES_WING_PAIRS_QUAD);
  rules = RULES_OPEN;
  rules.wing_repeat = 2;
  CHECK_EQ(ddz_rules_check(&rules), DDZ_ERR_RULES_WING_ADJACENT_TRIO);
  rules = RULES_OPEN;
  rules.shuttle = 0;
  CHECK_EQ(ddz_rules_check(&rules), DDZ_ERR_RULES_SHUTTLE_WINGS);
  rules.shuttle_pairs = 0;
  CHECK_EQ(ddz_rules_check(&rules), DDZ_ERR_RULES_SHUTTLE_WINGS);
  rules.shuttle_singles = 0;
  CHECK_EQ(ddz_rules_check(&rules), DDZ_OK);
  rules.plane_singles = 0;
  CHECK_EQ(ddz_rules_check(&rules), DDZ_ERR_RULES_WING_ROCKET);
}

static const struct test TESTS[] = {
    {"rules: presets", presets},
    {"rules: ranges and reserved bytes", ranges},
    {"rules: contradictions", contradictions},
};

const struct room ROOM_RULES = {"rules", CALLS, COUNT_OF(CALLS), TESTS, COUNT_OF(TESTS)};
