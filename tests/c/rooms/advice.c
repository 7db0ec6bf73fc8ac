/* ddz_hand_*, ddz_hint_*: the calls, and what is particular to them. */
#include "../harness.h"
#include "rooms.h"

static int32_t call_min_turns(const struct args *a) {
  return ddz_hand_min_turns(a->p[0], a->p[1], a->n[1], a->p[2]);
}

static const struct call CALLS[] = {
    {"ddz_hand_min_turns",
     call_min_turns,
     {P_RULES, P_HAND(LONG_HAND, LONG_HAND_BAD, DDZ_ERR_CARD), P_OUT(uint32_t)}},
    {"ddz_hand_min_turns",
     call_min_turns,
     {P_SIZED(RULES_OPEN, RULES_BAD, DDZ_ERR_RULES_RANGE),
      P_HAND(LONG_HAND, LONG_HAND_TWICE, DDZ_ERR_DUPLICATE), P_OUT(uint32_t)}},
};

/* An empty hand needs no turn, a play one. */
static void turns(void) {
  uint32_t turns = 9;
  doing("turns");
  CHECK_EQ(ddz_hand_min_turns(&RULES_GOOD, NULL, 0, &turns), DDZ_OK);
  CHECK_EQ(turns, 0);
  CHECK_EQ(ddz_hand_min_turns(&RULES_GOOD, (const uint8_t *)"\x4E\x4F", 2, &turns), DDZ_OK);
  CHECK_EQ(turns, 1);
  CHECK_EQ(ddz_hand_min_turns(&RULES_GOOD, (const uint8_t *)"\x03\x04", 2, &turns), DDZ_OK);
  CHECK_EQ(turns, 2);
}

static const struct test TESTS[] = {
    {"advice: the fewest turns", turns},
};

const struct room ROOM_ADVICE = {"advice", CALLS, COUNT_OF(CALLS), TESTS, COUNT_OF(TESTS)};
