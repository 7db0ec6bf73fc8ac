/* ddz_rules_*: the calls, and what is particular to them. */
#include "../harness.h"
#include "rooms.h"

static int32_t call_preset(const struct args *a) { return ddz_rules_preset(a->n[0], a->p[1]); }

static int32_t call_check(const struct args *a) { return ddz_rules_check(a->p[0]); }

static const struct call CALLS[] = {
    {"ddz_rules_preset", call_preset, {P_ENUM(12, DDZ_PRESET_HAPPY), P_SIZED_OUT(ddz_rules)}},
    {"ddz_rules_check", call_check, {P_SIZED(RULES_GOOD, RULES_BAD, DDZ_ERR_RULES_RANGE)}},
};

const ddz_rules RULES_GOOD = {sizeof(ddz_rules), 0, 5, 3, 2, 2, 1, 1, 1, 1, 1, 3, 0, 0, 0, 2, 0, 1,
                              0, 0, 0, {0}};
const ddz_rules RULES_BAD = {sizeof(ddz_rules), 0, 1, 3, 2, 2, 1, 1, 1, 1, 1, 3, 0, 0, 0, 2, 0, 1,
                             0, 0, 0, {0}};
const ddz_rules RULES_OPEN = {sizeof(ddz_rules), 0, 2, 2, 2, 2, 1, 1, 1, 1, 1, 4, 1, 1, 1, 2, 1, 2,
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
    CHECK_EQ(rules.reserved[20], 0);
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
      ((uint8_t *)&rules)[offsetof(ddz_rules, straight_min) + at] = (uint8_t)value;
      status = ddz_rules_check(&rules);
      doing("switch %u = %d", (unsigned)at, value);
      if (value < RANGES[at][0] || value > RANGES[at][1]) {
        CHECK_EQ(status, DDZ_ERR_RULES_RANGE);
      } else {
        CHECK(status != DDZ_ERR_RULES_RANGE);
      }
    }
  }
  for (at = 0; at < sizeof RULES_OPEN.reserved; at += 1) {
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

/* Every kind but the single can be switched off, and then is no play; nothing
 * else has a bit. */
static void kinds_off(void) {
  static const uint8_t plays[][8] = {{0x03, 0x13}, {0x03, 0x13, 0x23, 0x33}, {0x4E, 0x4F}};
  static const uint8_t lens[] = {2, 4, 2};
  uint32_t bit;
  size_t i;
  for (bit = 0; bit < 32; bit += 1) {
    ddz_rules rules = RULES_OPEN;
    int known = bit > DDZ_KIND_SINGLE && bit <= DDZ_KIND_ROCKET;
    rules.kinds_off = (uint32_t)1 << bit;
    doing("kind %u off", (unsigned)bit);
    CHECK_EQ(ddz_rules_check(&rules), known ? DDZ_OK : DDZ_ERR_RULES_KINDS);
    for (i = 0; known && i < COUNT_OF(plays); i += 1) {
      ddz_play play, with;
      CHECK_EQ(ddz_play_classify(&RULES_OPEN, plays[i], lens[i], &with), DDZ_OK);
      CHECK_EQ(ddz_play_classify(&rules, plays[i], lens[i], &play), DDZ_OK);
      CHECK((play.kind == with.kind) == (with.kind != bit));
      CHECK_EQ(ddz_play_beats(&rules, &with, plays[i], lens[i], &play),
               with.kind == bit ? DDZ_ERR_PLAY : DDZ_OK);
    }
  }
}

static const struct test TESTS[] = {
    {"rules: kinds switched off", kinds_off},
    {"rules: presets", presets},
    {"rules: ranges and reserved bytes", ranges},
    {"rules: contradictions", contradictions},
};

const struct room ROOM_RULES = {"rules", CALLS, COUNT_OF(CALLS), TESTS, COUNT_OF(TESTS)};
