/* ddz_hand_*, ddz_hint_*: the calls, and what is particular to them. */
#include "../harness.h"
#include "rooms.h"

static int32_t call_min_turns(const struct args *a) {
  return ddz_hand_min_turns(a->p[0], a->p[1], a->n[1], a->p[2]);
}

static int32_t call_split(const struct args *a) {
  return ddz_hand_split(a->p[0], a->p[1], a->n[1], a->p[2], a->n[2], a->len[2]);
}

static int32_t call_hints(const struct args *a) {
  return ddz_hint_list(a->p[0], a->p[1], a->n[1], a->p[2], a->p[3], a->n[3], a->len[3]);
}

static int32_t call_hints_max(const struct args *a) { return ddz_hints_max(a->p[0], a->p[1]); }

static const struct call CALLS[] = {
    {"ddz_hints_max", call_hints_max, {P_RULES, P_OUT(uint32_t)}},
    {"ddz_hand_min_turns",
     call_min_turns,
     {P_RULES, P_HAND(LONG_HAND, LONG_HAND_BAD, DDZ_ERR_CARD), P_OUT(uint32_t)}},
    {"ddz_hand_min_turns",
     call_min_turns,
     {P_SIZED(RULES_OPEN, RULES_BAD, DDZ_ERR_RULES_RANGE),
      P_HAND(LONG_HAND, LONG_HAND_TWICE, DDZ_ERR_DUPLICATE), P_OUT(uint32_t)}},
    {"ddz_hand_split",
     call_split,
     {P_SIZED(RULES_OPEN, RULES_BAD, DDZ_ERR_RULES_RANGE),
      P_HAND(LONG_HAND, LONG_HAND_BAD, DDZ_ERR_CARD), P_LIST(ddz_move)}},
    {"ddz_hand_split",
     call_split,
     {P_RULES, P_HAND(LONG_HAND, LONG_HAND_TWICE, DDZ_ERR_DUPLICATE), P_LIST(ddz_move)}},
    {"ddz_hint_list",
     call_hints,
     {P_SIZED(RULES_OPEN, RULES_BAD, DDZ_ERR_RULES_RANGE),
      P_HAND(LONG_HAND, LONG_HAND_BAD, DDZ_ERR_CARD), P_TABLE(LEAD), P_LIST(ddz_move)}},
    {"ddz_hint_list",
     call_hints,
     {P_RULES, P_HAND(LONG_HAND, LONG_HAND_TWICE, DDZ_ERR_DUPLICATE), P_TABLE(PAIR_OF_3),
      P_LIST(ddz_move)}},
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

/* A split is the hand, in as many plays as it takes turns. */
static void check_split(const ddz_rules *rules, const uint8_t *hand, uint32_t len) {
  ddz_move plays[DDZ_CARDS_MAX];
  uint8_t all[DDZ_CARDS_MAX], sorted[DDZ_CARDS_MAX];
  uint32_t count = 0, turns = 0, cards = 0, i;
  CHECK_EQ(ddz_hand_split(rules, hand, len, plays, DDZ_CARDS_MAX, &count), DDZ_OK);
  CHECK_EQ(ddz_hand_min_turns(rules, hand, len, &turns), DDZ_OK);
  CHECK_EQ(count, turns);
  for (i = 0; i < count; i += 1) {
    ddz_play play;
    CHECK_EQ(ddz_play_classify(rules, plays[i].cards, plays[i].play.cards, &play), DDZ_OK);
    CHECK(memcmp(&play, &plays[i].play, sizeof play) == 0);
    CHECK(cards + play.cards <= len);
    memcpy(all + cards, plays[i].cards, play.cards);
    cards += play.cards;
  }
  CHECK_EQ(cards, len);
  memcpy(sorted, hand, len);
  CHECK_EQ(ddz_cards_sort(all, len, DDZ_ORDER_RANK_ASC), DDZ_OK);
  CHECK_EQ(ddz_cards_sort(sorted, len, DDZ_ORDER_RANK_ASC), DDZ_OK);
  CHECK(memcmp(all, sorted, len) == 0);
}

static int same_choice(const ddz_play *a, const ddz_play *b) {
  return a->kind == b->kind && a->length == b->length && a->rank == b->rank;
}

/* Hints are moves of the list, one of each choice, and all of them. */
static void check_hints(const ddz_rules *rules, const uint8_t *hand, uint32_t len,
                        const ddz_play *table) {
  static ddz_move moves[DDZ_MOVES_MAX], hints[DDZ_HINTS_MAX];
  uint32_t move_count = 0, count = 0, i, j;
  CHECK_EQ(ddz_moves_list(rules, hand, len, table, moves, DDZ_MOVES_MAX, &move_count), DDZ_OK);
  CHECK_EQ(ddz_hint_list(rules, hand, len, table, hints, DDZ_HINTS_MAX, &count), DDZ_OK);
  CHECK_EQ(count == 0, move_count == 0);
  for (i = 0; i < count; i += 1) {
    int is_move = 0;
    for (j = 0; j < move_count; j += 1) {
      is_move |= memcmp(&hints[i], &moves[j], sizeof moves[j]) == 0;
    }
    CHECK(is_move);
    for (j = 0; j < i; j += 1) {
      CHECK(!same_choice(&hints[i].play, &hints[j].play));
    }
  }
  for (j = 0; j < move_count; j += 1) {
    int offered = 0;
    for (i = 0; i < count; i += 1) {
      offered |= same_choice(&hints[i].play, &moves[j].play);
    }
    CHECK(offered);
  }
}

static void hands(void) {
  static const ddz_play pair = {DDZ_KIND_PAIR, DDZ_RANK_5, 1, 2};
  uint32_t preset, round;
  for (preset = 0; preset < 12; preset += 1) {
    ddz_rules rules;
    rules.struct_size = sizeof rules;
    CHECK_EQ(ddz_rules_preset(preset, &rules), DDZ_OK);
    for (round = 0; round < 20; round += 1) {
      uint8_t seed[32] = {0}, deck[54];
      uint32_t len = round + 1;
      seed[0] = (uint8_t)preset, seed[1] = (uint8_t)round;
      doing("preset %u, hand %u", (unsigned)preset, (unsigned)round);
      CHECK_EQ(ddz_deck_shuffle(seed, deck), DDZ_OK);
      check_split(&rules, deck, len);
      check_hints(&rules, deck, len, NULL);
      check_hints(&rules, deck, len, &pair);
    }
  }
}

static const struct test TESTS[] = {
    {"advice: the fewest turns", turns},
    {"advice: splits and hints of random hands", hands},
};

const struct room ROOM_ADVICE = {"advice", CALLS, COUNT_OF(CALLS), TESTS, COUNT_OF(TESTS)};
