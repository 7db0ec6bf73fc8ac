/* ddz_position_*: the calls, and what is particular to them. */
#include "../tsv.h"
#include "rooms.h"

#include <stdlib.h>

/* ---- samples ----------------------------------------------------------- */

#define LINE "A/4449/68J 0 1 0:333+1"
#define NO_LINE "A/4449/68Y 0 1 0:333+1"
#define LINE_LEN (sizeof LINE - 1)

/* Made by the library before the first test. */
static ddz_position following, impossible;
static ddz_game playing, bidding, broken;
static int32_t made = -1;

static int32_t parse(const ddz_rules *rules, const char *line, ddz_position *out) {
  memset(out, 0xEE, sizeof *out);
  out->struct_size = sizeof *out;
  return ddz_position_parse(rules, line, (uint32_t)strlen(line), out);
}

static int32_t make(void) {
  static const uint8_t seed[32] = {5};
  ddz_flow flow;
  int32_t status = parse(&RULES_GOOD, LINE, &following);
  impossible = following;
  impossible.to_move = 3;
  flow.struct_size = sizeof flow;
  bidding.struct_size = playing.struct_size = sizeof playing;
  status |= ddz_flow_preset(DDZ_FLOW_CLASSIC, &flow);
  status |= ddz_game_new(&RULES_GOOD, &flow, seed, 2, &bidding);
  status |= ddz_flow_preset(DDZ_FLOW_DOUZERO, &flow);
  status |= ddz_game_new(&RULES_GOOD, &flow, seed, 2, &playing);
  broken = playing;
  broken.bombs = 1;
  return status;
}

__attribute__((constructor)) static void make_samples(void) { made = make(); }

static void samples(void) { CHECK_EQ(made, DDZ_OK); }

/* ---- calls ------------------------------------------------------------- */

static int32_t call_check(const struct args *a) { return ddz_position_check(a->p[0], a->p[1]); }

static int32_t call_play(const struct args *a) {
  return ddz_position_play(a->p[0], a->p[1], a->p[2], a->n[2], a->p[3]);
}

static int32_t call_from_game(const struct args *a) {
  return ddz_position_from_game(a->p[0], a->p[1]);
}

static int32_t call_parse(const struct args *a) {
  return ddz_position_parse(a->p[0], a->p[1], a->n[1], a->p[2]);
}

static int32_t call_format(const struct args *a) {
  return ddz_position_format(a->p[0], a->p[1], a->n[1], a->len[1]);
}

/* A declaration is no table: what is wrong with it is told by a test below. */
#define P_DECLARED {TABLE, 4, 0, 0, LEAD, 4, NULL, 0}

static const struct call CALLS[] = {
    {"ddz_position_check",
     call_check,
     {P_RULES, P_SIZED(following, impossible, DDZ_ERR_POSITION_SEAT)}},
    {"ddz_position_play",
     call_play,
     {P_RULES, P_SIZED_INOUT(following, impossible, DDZ_ERR_POSITION_SEAT),
      P_HAND("\x04\x14\x24\x09", "\x04\x14\x24\x50", DDZ_ERR_CARD), P_DECLARED}},
    {"ddz_position_play",
     call_play,
     {P_RULES, P_SIZED_INOUT(following, impossible, DDZ_ERR_POSITION_SEAT),
      P_HAND("\x04\x14\x24\x09", "\x04\x14\x04\x09", DDZ_ERR_DUPLICATE), P_DECLARED}},
    {"ddz_position_from_game",
     call_from_game,
     {P_SIZED(playing, broken, DDZ_ERR_GAME), P_SIZED_OUT(ddz_position)}},
    {"ddz_position_parse",
     call_parse,
     {P_RULES, P_BYTES(DDZ_TEXT_MAX, DDZ_ERR_LENGTH, LINE, NO_LINE, DDZ_ERR_TEXT),
      P_SIZED_OUT(ddz_position)}},
    {"ddz_position_format",
     call_format,
     {P_SIZED(following, impossible, DDZ_ERR_POSITION_SEAT), P_LIST(char)}},
};

/* ---- tests ------------------------------------------------------------- */

/* A declaration: an unknown kind, one that the cards have not, a pass that has
 * one, NULL. */
static void declarations(void) {
  static const uint8_t trio[4] = {0x04, 0x14, 0x24, 0x09};
  ddz_position position = following;
  ddz_play declared = {DDZ_KIND_TRIO_SINGLE, DDZ_RANK_4, 1, 4};
  ddz_play other = {DDZ_KIND_PAIR, DDZ_RANK_4, 1, 2};
  ddz_play unknown = {99, 0, 0, 0};
  ddz_play torn = {DDZ_KIND_NONE, 0, 1, 0};
  doing("declarations");
  CHECK_EQ(ddz_position_play(&RULES_BAD, &position, trio, 4, &unknown), DDZ_ERR_ENUM);
  CHECK_EQ(ddz_position_play(&RULES_GOOD, &position, trio, 21, &unknown), DDZ_ERR_ENUM);
  CHECK_EQ(ddz_position_play(&RULES_GOOD, &position, trio, 4, &torn), DDZ_ERR_TURN_FIELD);
  CHECK_EQ(ddz_position_play(&RULES_GOOD, &position, NULL, 0, &declared), DDZ_ERR_TURN_FIELD);
  CHECK_EQ(ddz_position_play(&RULES_GOOD, &position, trio, 4, &other), DDZ_ERR_TURN_READING);
  CHECK(memcmp(&position, &following, sizeof position) == 0);
  CHECK_EQ(ddz_position_play(&RULES_GOOD, &position, trio, 4, &declared), DDZ_OK);
  CHECK_EQ(position.table.rank, DDZ_RANK_4);
  position = following;
  CHECK_EQ(ddz_position_play(&RULES_GOOD, &position, trio, 4, NULL), DDZ_OK);
  CHECK_EQ(position.table.kind, DDZ_KIND_TRIO_SINGLE);
}

/* A move is taken back by the copy that was kept, and the end is the end. */
static void turns(void) {
  static const uint8_t trio[4] = {0x04, 0x14, 0x24, 0x09};
  ddz_position position = following;
  doing("turns");
  CHECK_EQ(ddz_position_play(&RULES_GOOD, &position, NULL, 0, NULL), DDZ_OK);
  CHECK_EQ(position.to_move, 2);
  CHECK_EQ(position.passed, 2);
  position = following;
  CHECK_EQ(ddz_position_play(&RULES_GOOD, &position, trio, 4, NULL), DDZ_OK);
  CHECK_EQ(position.to_move, 1);
  CHECK_EQ(ddz_position_play(&RULES_GOOD, &position, NULL, 0, NULL), DDZ_ERR_TURN_OVER);
  position = following;
  position.must_beat = 1;
  CHECK_EQ(ddz_position_play(&RULES_GOOD, &position, NULL, 0, NULL), DDZ_ERR_POSITION_MUST_BEAT);
  position = following;
  position.table_seat = DDZ_SEAT_NONE;
  memset(&position.table, 0, sizeof position.table);
  CHECK_EQ(ddz_position_play(&RULES_GOOD, &position, NULL, 0, NULL), DDZ_ERR_TURN_LEAD);
}

static void of_a_game(void) {
  ddz_position position;
  doing("of a game");
  position.struct_size = sizeof position;
  CHECK_EQ(ddz_position_from_game(&bidding, &position), DDZ_ERR_POSITION_PHASE);
  CHECK_EQ(ddz_position_from_game(&playing, &position), DDZ_OK);
  CHECK_EQ(position.solo, 2);
  CHECK_EQ(position.to_move, 2);
  CHECK_EQ(position.seats, 3);
}

static int good, bad;

static void line_row(const struct row *row) {
  ddz_rules rules = *rule_set(cell(row, "rules"));
  const char *line = cell(row, "text"), *expected = cell(row, "expected"), *off = cell(row, "off");
  ddz_position position;
  char text[DDZ_POSITION_TEXT_MAX];
  uint32_t len = 0;
  doing("%s:%d", row->file, row->line);
  while (strcmp(off, "-") != 0 && *off != 0) {
    size_t width = strcspn(off, ",");
    rules.kinds_off |= 1u << kind_of_name(off, width);
    off += width + (off[width] == ',');
  }
  if (strncmp(expected, "error:", 6) == 0) {
    CHECK_EQ(parse(&rules, line, &position), status_of_name(expected + 6));
    bad += 1;
    return;
  }
  good += 1;
  CHECK_EQ(parse(&rules, line, &position), DDZ_OK);
  CHECK_EQ(ddz_position_check(&rules, &position), DDZ_OK);
  CHECK_EQ(ddz_position_format(&position, text, sizeof text, &len), DDZ_OK);
  CHECK_EQ(len, strlen(expected));
  CHECK(memcmp(text, expected, len) == 0);
}

static void lines(void) {
  good = bad = 0;
  each_row("positions.tsv", line_row);
  CHECK(good >= 30 && bad >= 30);
}

static const struct test TESTS[] = {
    {"position: samples", samples},
    {"position: declarations", declarations},
    {"position: turns", turns},
    {"position: of a game", of_a_game},
    {"vectors: positions", lines},
};

const struct room ROOM_POSITION = {"position", CALLS, COUNT_OF(CALLS), TESTS, COUNT_OF(TESTS)};
