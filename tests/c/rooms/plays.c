/* ddz_play_*: the calls, and what is particular to them. */
#include "../harness.h"
#include "rooms.h"

/* 333 444 5 6, and the same with a byte that is no card, or a card twice. */
#define PLANE "\x03\x13\x23\x04\x14\x24\x05\x06"
#define PLANE_BAD "\x03\x13\x23\x04\x14\x24\x05\x0F"
#define PLANE_TWICE "\x03\x13\x23\x04\x14\x24\x05\x24"
/* JJ */
#define PAIR "\x0B\x3B"
#define PAIR_BAD "\x0B\x4B"

static int32_t call_classify(const struct args *a) {
  return ddz_play_classify(a->p[0], a->p[1], a->n[1], a->p[2]);
}

static int32_t call_readings(const struct args *a) {
  return ddz_play_readings(a->p[0], a->p[1], a->n[1], a->p[2], a->n[2], a->len[2]);
}

static int32_t call_beats(const struct args *a) {
  return ddz_play_beats(a->p[0], a->p[1], a->p[2], a->n[2], a->p[3]);
}

static int32_t call_compare(const struct args *a) {
  return ddz_play_compare(a->p[0], a->p[1], a->n[1], a->p[2], a->n[2], a->p[3]);
}

/* 333 444 555 666 under OPEN: three readings. */
#define THREE_READINGS "\x03\x13\x23\x04\x14\x24\x05\x15\x25\x06\x16\x26"

static int32_t call_readings_max(const struct args *a) {
  return ddz_readings_max(a->p[0], a->p[1]);
}

static const struct call CALLS[] = {
    {"ddz_readings_max", call_readings_max, {P_RULES, P_OUT(uint32_t)}},
    {"ddz_play_classify",
     call_classify,
     {P_RULES, P_HAND(PLANE, PLANE_BAD, DDZ_ERR_CARD), P_OUT(ddz_play)}},
    {"ddz_play_classify",
     call_classify,
     {P_RULES, P_HAND(PLANE, PLANE_TWICE, DDZ_ERR_DUPLICATE), P_OUT(ddz_play)}},
    {"ddz_play_readings",
     call_readings,
     {P_SIZED(RULES_OPEN, RULES_BAD, DDZ_ERR_RULES_RANGE),
      P_HAND(THREE_READINGS, "\x03\x13\x23\x04\x14\x24\x05\x15\x25\x06\x16\x16", DDZ_ERR_DUPLICATE),
      P_LIST(ddz_play)}},
    {"ddz_play_beats",
     call_beats,
     {P_RULES, P_TABLE(PAIR_OF_3), P_HAND(PAIR, PAIR_BAD, DDZ_ERR_CARD), P_OUT(ddz_play)}},
    {"ddz_play_compare",
     call_compare,
     {P_RULES, P_HAND("\x03\x13", "\x03\x03", DDZ_ERR_DUPLICATE),
      P_HAND(PAIR, PAIR_BAD, DDZ_ERR_CARD), P_OUT(uint8_t)}},
};

/* One card of every byte: a card, or DDZ_ERR_CARD. */
static void every_byte(void) {
  int byte, cards = 0;
  for (byte = 0; byte < 256; byte += 1) {
    uint8_t card = (uint8_t)byte;
    ddz_play play;
    int suit = byte >> 4, face = byte & 15;
    int good = (suit <= 3 && face >= 1 && face <= 13) || byte == 0x4E || byte == 0x4F;
    doing("byte %d", byte);
    CHECK_EQ(ddz_play_classify(&RULES_GOOD, &card, 1, &play), good ? DDZ_OK : DDZ_ERR_CARD);
    if (good) {
      cards += 1;
      CHECK_EQ(play.kind, DDZ_KIND_SINGLE);
      CHECK_EQ(play.rank, byte == 0x4E   ? DDZ_RANK_SMALL_JOKER
                          : byte == 0x4F ? DDZ_RANK_BIG_JOKER
                          : face <= 2    ? DDZ_RANK_A + face - 1
                                         : face - 3);
    }
  }
  CHECK_EQ(cards, DDZ_DECK_LEN);
}

/* Not a play is an answer; a fault of the cards is not. */
static void none_is_an_answer(void) {
  static const uint8_t odd[3] = {0x03, 0x04, 0x06};
  ddz_play play = {9, 9, 9, 9};
  uint8_t beats = 9;
  doing("no play");
  CHECK_EQ(ddz_play_classify(&RULES_GOOD, odd, 3, &play), DDZ_OK);
  CHECK(play.kind == DDZ_KIND_NONE && play.rank == 0 && play.length == 0 && play.cards == 0);
  play.kind = 9;
  CHECK_EQ(ddz_play_classify(&RULES_GOOD, NULL, 0, &play), DDZ_OK);
  CHECK_EQ(play.kind, DDZ_KIND_NONE);
  CHECK_EQ(ddz_play_compare(&RULES_GOOD, odd, 3, odd, 1, &beats), DDZ_OK);
  CHECK_EQ(beats, 0);
  CHECK_EQ(ddz_play_compare(&RULES_GOOD, NULL, 0, odd, 1, &beats), DDZ_OK);
  CHECK_EQ(beats, 1);
}

/* Of two sets of bad cards the first decides, whatever is wrong with it. */
static void first_is_judged_first(void) {
  static const uint8_t stray[2] = {0x03, 0x00}, twice[2] = {0x03, 0x03}, good[1] = {0x03};
  uint8_t beats = 9;
  CHECK_EQ(ddz_play_compare(&RULES_GOOD, twice, 2, stray, 2, &beats), DDZ_ERR_DUPLICATE);
  CHECK_EQ(ddz_play_compare(&RULES_GOOD, stray, 2, twice, 2, &beats), DDZ_ERR_CARD);
  CHECK_EQ(ddz_play_compare(&RULES_GOOD, good, 1, twice, 2, &beats), DDZ_ERR_DUPLICATE);
  CHECK_EQ(ddz_play_compare(&RULES_GOOD, good, 1, stray, 2, &beats), DDZ_ERR_CARD);
  CHECK_EQ(beats, 9);
}

/* The table is kept in the place that it is read from. */
static void table_in_place(void) {
  static const uint8_t singles[4] = {0x03, 0x05, 0x05, 0x4F};
  static const uint8_t expected[4] = {DDZ_KIND_SINGLE, DDZ_KIND_SINGLE, DDZ_KIND_NONE,
                                      DDZ_KIND_SINGLE};
  ddz_play table = {0, 0, 0, 0};
  int i;
  for (i = 0; i < 4; i += 1) {
    doing("step %d", i);
    if (i == 3) {
      table.kind = DDZ_KIND_SINGLE, table.rank = 2, table.length = 1, table.cards = 1;
    }
    CHECK_EQ(ddz_play_beats(&RULES_GOOD, &table, &singles[i], 1, &table), DDZ_OK);
    CHECK_EQ(table.kind, expected[i]);
  }
}

/* Of all 2^32 plays a sample, every kind and rank: accepted ones are known. */
static void table_plays(void) {
  static const uint8_t rocket[2] = {0x4E, 0x4F};
  int kind, rank, length, accepted = 0;
  for (kind = 0; kind < 256; kind += 1) {
    for (rank = 0; rank < 256; rank += 1) {
      for (length = 0; length < 14; length += 1) {
        ddz_play table, out;
        int32_t status;
        table.kind = (uint8_t)kind, table.rank = (uint8_t)rank, table.length = (uint8_t)length;
        table.cards = (uint8_t)(kind == DDZ_KIND_STRAIGHT ? length : kind == 16 ? 4 : kind);
        status = ddz_play_beats(&RULES_GOOD, &table, rocket, 2, &out);
        doing("table %d %d %d", kind, rank, length);
        CHECK(status == DDZ_OK || status == DDZ_ERR_PLAY);
        accepted += status == DDZ_OK;
        if (status == DDZ_OK) {
          CHECK(kind < 18 && rank < 15);
          CHECK_EQ(out.kind, DDZ_KIND_ROCKET);
        }
      }
    }
  }
  /* none; singles, pairs, trios, trio+1, trio+2, straights, planes of two with pairs, bombs */
  CHECK_EQ(accepted, 1 + 15 + 13 + 13 + 13 + 13 + 36 + 11 + 13);
}

static const struct test TESTS[] = {
    {"plays: every byte", every_byte},
    {"plays: no play is an answer", none_is_an_answer},
    {"plays: the first cards are judged first", first_is_judged_first},
    {"plays: the table in place", table_in_place},
    {"plays: plays on the table", table_plays},
};

const struct room ROOM_PLAYS = {"plays", CALLS, COUNT_OF(CALLS), TESTS, COUNT_OF(TESTS)};
