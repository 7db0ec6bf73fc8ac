/* ddz_cards_*, ddz_deck_*: the calls, and what is particular to them. */
#include <stdio.h>

#include "../harness.h"
#include "rooms.h"

/* 10 of hearts, joker, 3 of diamonds, ace of spades, 10 of clubs */
#define SOME "\x2A\x4E\x03\x31\x1A"
#define SOME_BAD "\x2A\x4E\x03\x3E\x1A"
#define SOME_TWICE "\x2A\x4E\x03\x2A\x1A"

static int32_t call_check(const struct args *a) { return ddz_cards_check(a->p[0], a->n[0]); }

static int32_t call_sort(const struct args *a) {
  return ddz_cards_sort(a->p[0], a->n[0], a->n[1]);
}

static int32_t call_from_ids(const struct args *a) {
  return ddz_cards_from_ids(a->n[0], a->p[1], a->n[1], a->p[2]);
}

static int32_t call_to_ids(const struct args *a) {
  return ddz_cards_to_ids(a->n[0], a->p[1], a->n[1], a->p[2]);
}

static int32_t call_from_ranks(const struct args *a) {
  return ddz_cards_from_ranks(a->p[0], a->n[0], a->p[1]);
}

static int32_t call_parse(const struct args *a) {
  return ddz_cards_parse(a->p[0], a->n[0], a->p[1], a->n[1], a->len[1]);
}

static int32_t call_format(const struct args *a) {
  return ddz_cards_format(a->p[0], a->n[0], a->n[1], a->p[2], a->n[2], a->len[2]);
}

static int32_t call_from_map(const struct args *a) {
  return ddz_cards_from_map(a->p[0], a->p[1], a->n[1], a->p[2]);
}

static int32_t call_to_map(const struct args *a) {
  return ddz_cards_to_map(a->p[0], a->p[1], a->n[1], a->p[2]);
}

static int32_t call_shuffle(const struct args *a) { return ddz_deck_shuffle(a->p[0], a->p[1]); }

/* A client's ids: the ascending deck is 200, 199, ... */
static const uint8_t IDS54[54] = {
    200, 199, 198, 197, 196, 195, 194, 193, 192, 191, 190, 189, 188, 187, 186, 185, 184, 183,
    182, 181, 180, 179, 178, 177, 176, 175, 174, 173, 172, 171, 170, 169, 168, 167, 166, 165,
    164, 163, 162, 161, 160, 159, 158, 157, 156, 155, 154, 153, 152, 151, 150, 149, 148, 147};
/* The first id again as the last. */
static const uint8_t IDS54_TWICE[54] = {
    200, 199, 198, 197, 196, 195, 194, 193, 192, 191, 190, 189, 188, 187, 186, 185, 184, 183,
    182, 181, 180, 179, 178, 177, 176, 175, 174, 173, 172, 171, 170, 169, 168, 167, 166, 165,
    164, 163, 162, 161, 160, 159, 158, 157, 156, 155, 154, 153, 152, 151, 150, 149, 148, 200};

static const uint8_t SEED[32] = {1, 2, 3};

#define P_IDS(good, bad, status) P_BYTES(DDZ_DECK_LEN, DDZ_ERR_TOO_MANY, good, bad, status)
#define P_IDS54 P_FIXED_BAD(IDS54, IDS54_TWICE, DDZ_ERR_DUPLICATE)
#define P_TEXT(good, bad, status) P_BYTES(DDZ_TEXT_MAX, DDZ_ERR_LENGTH, good, bad, status)

static const struct call CALLS[] = {
    {"ddz_cards_check", call_check, {P_DECK(SOME, SOME_BAD, DDZ_ERR_CARD)}},
    {"ddz_cards_check", call_check, {P_DECK(SOME, SOME_TWICE, DDZ_ERR_DUPLICATE)}},
    {"ddz_cards_sort",
     call_sort,
     {P_INOUT(DDZ_DECK_LEN, DDZ_ERR_TOO_MANY, SOME, SOME_BAD, DDZ_ERR_CARD),
      P_ENUM(3, DDZ_ORDER_GROUPED)}},
    {"ddz_cards_from_ids",
     call_from_ids,
     {P_ENUM(3, DDZ_FORMAT_EGRET), P_IDS("\x01\x36\x0A", "\x01\x37\x0A", DDZ_ERR_CARD),
      P_OUT_AS(1)}},
    {"ddz_cards_from_ids",
     call_from_ids,
     {P_ENUM(3, DDZ_FORMAT_BOTZONE), P_IDS("\x35\x01\x0A", "\x01\x01\x0A", DDZ_ERR_DUPLICATE),
      P_OUT_AS(1)}},
    {"ddz_cards_to_ids",
     call_to_ids,
     {P_ENUM(3, DDZ_FORMAT_OPENSPIEL), P_DECK(SOME, SOME_BAD, DDZ_ERR_CARD), P_OUT_AS(1)}},
    {"ddz_cards_from_ranks",
     call_from_ranks,
     {P_IDS("\x05\x05\x0E\x05\x05", "\x05\x05\x05\x05\x05", DDZ_ERR_DUPLICATE), P_OUT_AS(0)}},
    {"ddz_cards_from_ranks",
     call_from_ranks,
     {P_IDS("\x05\x0E", "\x05\x0F", DDZ_ERR_CARD), P_OUT_AS(0)}},
    {"ddz_cards_parse", call_parse, {P_TEXT("10 10 3s X", "10 10 3s Z", DDZ_ERR_TEXT), P_LIST(uint8_t)}},
    {"ddz_cards_parse", call_parse, {P_TEXT("33334", "33333", DDZ_ERR_DUPLICATE), P_LIST(uint8_t)}},
    {"ddz_cards_format",
     call_format,
     {P_DECK(SOME, SOME_BAD, DDZ_ERR_CARD), P_ENUM(3, DDZ_STYLE_CHINESE), P_LIST(char)}},
    {"ddz_cards_from_map",
     call_from_map,
     {P_IDS54, P_IDS("\xC8\x93\xA0", "\xC8\x92\xA0", DDZ_ERR_CARD), P_OUT_AS(1)}},
    {"ddz_cards_to_map",
     call_to_map,
     {P_IDS54, P_DECK(SOME, SOME_TWICE, DDZ_ERR_DUPLICATE), P_OUT_AS(1)}},
    {"ddz_deck_shuffle", call_shuffle, {P_FIXED(SEED), P_OUT_BYTES(54)}},
};

/* The ascending deck. */
static void deck(uint8_t *out) {
  int byte, at = 0;
  for (byte = 0; byte < 256; byte += 1) {
    uint8_t card = (uint8_t)byte;
    if (ddz_cards_check(&card, 1) == DDZ_OK) {
      if (at < 54) {
        out[at] = card;
      }
      at += 1;
    }
  }
  CHECK_EQ(at, 54);
}

/* All 54 cards through each format, and each id that is none refused. */
static void ids(void) {
  static const uint8_t lowest[3] = {1, 0, 0};
  uint32_t format;
  uint8_t cards[54];
  deck(cards);
  for (format = 0; format < 3; format += 1) {
    uint8_t there[54], back[54];
    int id;
    doing("format %u", (unsigned)format);
    CHECK_EQ(ddz_cards_to_ids(format, cards, 54, there), DDZ_OK);
    CHECK_EQ(ddz_cards_from_ids(format, there, 54, back), DDZ_OK);
    CHECK(memcmp(back, cards, 54) == 0);
    for (id = 0; id < 256; id += 1) {
      uint8_t byte = (uint8_t)id;
      int good = id >= lowest[format] && id < lowest[format] + 54;
      CHECK_EQ(ddz_cards_from_ids(format, &byte, 1, back), good ? DDZ_OK : DDZ_ERR_CARD);
    }
  }
}

/* Text there and back in each style, for the whole deck. */
static void text(void) {
  uint32_t style;
  uint8_t cards[54];
  deck(cards);
  for (style = 0; style < 3; style += 1) {
    char written[1024];
    uint8_t read[54];
    uint32_t text_len, len;
    doing("style %u", (unsigned)style);
    CHECK_EQ(ddz_cards_format(cards, 54, style, written, sizeof written, &text_len), DDZ_OK);
    CHECK_EQ(ddz_cards_parse(written, text_len, read, 54, &len), DDZ_OK);
    CHECK_EQ(len, 54);
    if (style == DDZ_STYLE_RANKS) {
      CHECK_EQ(ddz_cards_check(read, len), DDZ_OK);
    } else {
      CHECK(memcmp(read, cards, 54) == 0);
    }
  }
  doing("Chinese");
  CHECK_EQ(ddz_cards_format((const uint8_t *)"\x33\x4F", 2, DDZ_STYLE_CHINESE, NULL, 0, &style),
           DDZ_OK);
  /* Two names of two letters, a digit and a blank. */
  CHECK_EQ(style, 3 * 4 + 1 + 1);
}

/* 55 cards in text are too many; 54 are not. A NUL is no card. */
static void text_limits(void) {
  char long_text[DDZ_TEXT_MAX + 1];
  uint32_t len = 0;
  doing("limits");
  memset(long_text, ' ', sizeof long_text);
  CHECK_EQ(ddz_cards_parse(long_text, DDZ_TEXT_MAX, NULL, 0, &len), DDZ_OK);
  CHECK_EQ(ddz_cards_parse(long_text, DDZ_TEXT_MAX + 1, NULL, 0, &len), DDZ_ERR_LENGTH);
  CHECK_EQ(ddz_cards_parse("3\0", 2, NULL, 0, &len), DDZ_ERR_TEXT);
  CHECK_EQ(ddz_cards_parse("3\xFF", 2, NULL, 0, &len), DDZ_ERR_TEXT);
  CHECK_EQ(ddz_cards_parse("3\xE7\x8E", 3, NULL, 0, &len), DDZ_ERR_TEXT);
}

/* Each order sorts the whole deck and keeps every card. */
static void sort(void) {
  uint32_t order;
  uint8_t asc[54], desc[54], cards[54];
  int i;
  deck(asc);
  CHECK_EQ(ddz_cards_sort(asc, 54, DDZ_ORDER_RANK_ASC), DDZ_OK);
  for (order = 0; order < 3; order += 1) {
    doing("order %u", (unsigned)order);
    CHECK_EQ(ddz_deck_shuffle(SEED, cards), DDZ_OK);
    CHECK_EQ(ddz_cards_sort(cards, 54, order), DDZ_OK);
    CHECK_EQ(ddz_cards_check(cards, 54), DDZ_OK);
    if (order == DDZ_ORDER_RANK_DESC) {
      memcpy(desc, cards, 54);
    }
  }
  for (i = 0; i < 54; i += 1) {
    CHECK_EQ(desc[i], asc[53 - i]);
  }
  CHECK_EQ(asc[0], 0x03);
  CHECK_EQ(asc[53], 0x4F);
}

/* A seed has one deck, and another seed another. */
static void shuffle(void) {
  uint8_t one[54], again[54], other[54];
  uint8_t seed[32];
  doing("shuffle");
  memcpy(seed, SEED, 32);
  CHECK_EQ(ddz_deck_shuffle(seed, one), DDZ_OK);
  CHECK_EQ(ddz_deck_shuffle(seed, again), DDZ_OK);
  seed[31] ^= 1;
  CHECK_EQ(ddz_deck_shuffle(seed, other), DDZ_OK);
  CHECK_EQ(ddz_cards_check(one, 54), DDZ_OK);
  CHECK(memcmp(one, again, 54) == 0);
  CHECK(memcmp(one, other, 54) != 0);
}

static const struct test TESTS[] = {
    {"cards: ids of other programs", ids},
    {"cards: text there and back", text},
    {"cards: limits of text", text_limits},
    {"cards: sort", sort},
    {"cards: shuffle", shuffle},
};

const struct room ROOM_CARDS = {"cards", CALLS, COUNT_OF(CALLS), TESTS, COUNT_OF(TESTS)};
