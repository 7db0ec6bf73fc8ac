/* ddz_moves_*: the calls, and what is particular to them. */
#include "../harness.h"
#include "rooms.h"

static int32_t call_list(const struct args *a) {
  return ddz_moves_list(a->p[0], a->p[1], a->n[1], a->p[2], a->p[3], a->n[3], a->len[3]);
}

static int32_t call_count(const struct args *a) {
  return ddz_moves_count(a->p[0], a->p[1], a->n[1], a->p[2], a->p[3]);
}

static int32_t call_max(const struct args *a) { return ddz_moves_max(a->p[0], a->n[1], a->p[2]); }

static const struct call CALLS[] = {
    {"ddz_moves_list",
     call_list,
     {P_SIZED(RULES_OPEN, RULES_BAD, DDZ_ERR_RULES_RANGE),
      P_HAND(LONG_HAND, LONG_HAND_BAD, DDZ_ERR_CARD), P_TABLE(LEAD), P_LIST(ddz_move)}},
    {"ddz_moves_list",
     call_list,
     {P_RULES, P_HAND(LONG_HAND, LONG_HAND_TWICE, DDZ_ERR_DUPLICATE), P_TABLE(PAIR_OF_3),
      P_LIST(ddz_move)}},
    {"ddz_moves_count",
     call_count,
     {P_RULES, P_HAND(LONG_HAND, LONG_HAND_BAD, DDZ_ERR_CARD), P_TABLE(LEAD), P_OUT(uint32_t)}},
    {"ddz_moves_max",
     call_max,
     {P_RULES, P_NUMBER(DDZ_CARDS_MAX, DDZ_ERR_TOO_MANY, 17), P_OUT(uint32_t)}},
};

static ddz_move moves[DDZ_MOVES_MAX];

/* Every entry is a play of the hand that beats the table, as it says. */
static void check_moves(const ddz_rules *rules, const uint8_t *hand, uint32_t len,
                        const ddz_play *table) {
  uint32_t count = 0, counted = 0, i, j, k;
  CHECK_EQ(ddz_moves_list(rules, hand, len, table, moves, DDZ_MOVES_MAX, &count), DDZ_OK);
  CHECK_EQ(ddz_moves_count(rules, hand, len, table, &counted), DDZ_OK);
  CHECK_EQ(count, counted);
  for (i = 0; i < count; i += 1) {
    const ddz_move *move = &moves[i];
    ddz_play play;
    CHECK_EQ(ddz_play_beats(rules, table, move->cards, move->play.cards, &play), DDZ_OK);
    CHECK(memcmp(&play, &move->play, sizeof play) == 0);
    CHECK(play.kind != DDZ_KIND_NONE);
    for (j = 0; j < move->play.cards; j += 1) {
      int held = 0;
      for (k = 0; k < len; k += 1) {
        held |= hand[k] == move->cards[j];
      }
      CHECK(held);
    }
    for (; j < DDZ_CARDS_MAX; j += 1) {
      CHECK_EQ(move->cards[j], 0);
    }
  }
}

static void lists(void) {
  static const ddz_play pair = {DDZ_KIND_PAIR, DDZ_RANK_3, 1, 2};
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
      check_moves(&rules, deck, len, NULL);
      check_moves(&rules, deck, len, &pair);
    }
  }
}

/* The published bound holds for the hand with very many leads, and grows. */
static void max(void) {
  uint32_t len, before = 0, most = 0, count;
  for (len = 0; len <= DDZ_CARDS_MAX; len += 1) {
    doing("%u cards", (unsigned)len);
    CHECK_EQ(ddz_moves_max(&RULES_OPEN, len, &most), DDZ_OK);
    CHECK(most >= before);
    CHECK_EQ(ddz_moves_count(&RULES_OPEN, (const uint8_t *)LONG_HAND, len, NULL, &count), DDZ_OK);
    CHECK(count <= most);
    before = most;
  }
  CHECK_EQ(most, DDZ_MOVES_MAX);
  CHECK(count > 300);
}

static const struct test TESTS[] = {
    {"moves: every entry is what it says", lists},
    {"moves: the longest lists", max},
};

const struct room ROOM_MOVES = {"moves", CALLS, COUNT_OF(CALLS), TESTS, COUNT_OF(TESTS)};
