/* The vectors with the common columns through the C calls. */
#include "tsv.h"

#include <stdio.h>
#include <stdlib.h>

static void at(const struct row *row) {
  doing("%s:%d %s", row->file, row->line, row->cells[0]);
}

/* ---- classify, beats, compare ------------------------------------------ */

/* All readings of a cell with cards; -1 and the status when they are refused. */
static int readings_of(const ddz_rules *rules, const uint8_t *cards, uint32_t len, ddz_play *out,
                       int32_t *status) {
  ddz_play first = {9, 9, 9, 9};
  uint32_t count = 0;
  int32_t classified = ddz_play_classify(rules, cards, len, &first);
  *status = ddz_play_readings(rules, cards, len, out, 8, &count);
  CHECK_EQ(classified, *status);
  if (*status != DDZ_OK) {
    return -1;
  }
  if (count == 0) {
    CHECK_EQ(first.kind, DDZ_KIND_NONE);
  } else {
    CHECK(memcmp(&first, &out[0], sizeof first) == 0);
    CHECK_EQ(first.cards, len);
  }
  return (int)count;
}

/* The play on the table: `-`, cards, or cards@reading. 0 when there is none. */
static int table_of(const struct row *row, const ddz_rules *rules, ddz_play *table) {
  const char *text = cell(row, "previous"), *declared = strchr(text, '@');
  uint8_t cards[64];
  ddz_play readings[8];
  int32_t status;
  int count, i;
  uint32_t len = cards_of(text, declared ? (size_t)(declared - text) : strlen(text), cards, 64);
  memset(table, 0, sizeof *table);
  if (strcmp(text, "-") == 0) {
    return 1;
  }
  count = readings_of(rules, cards, len, readings, &status);
  for (i = 0; i < count; i += 1) {
    if (declared == NULL || same_reading(&readings[i], declared + 1, strlen(declared + 1))) {
      *table = readings[i];
      return 1;
    }
  }
  return 0;
}

static void classify(const struct row *row, const ddz_rules *rules) {
  const char *expected = cell(row, "expected");
  uint8_t cards[64];
  ddz_play readings[8];
  int32_t status;
  uint32_t len = cards_in(cell(row, "cards"), cards, 64);
  int count = readings_of(rules, cards, len, readings, &status), i;
  if (strncmp(expected, "error:", 6) == 0) {
    CHECK_EQ(status, status_of_name(expected + 6));
    return;
  }
  CHECK_EQ(status, DDZ_OK);
  if (strcmp(expected, "none") == 0) {
    CHECK_EQ(count, 0);
    return;
  }
  for (i = 0; i < count; i += 1) {
    size_t width = strcspn(expected, "|");
    CHECK(same_reading(&readings[i], expected, width));
    expected += width;
    expected += *expected == '|';
  }
  CHECK(count > 0 && *expected == 0);
}

static void beats(const struct row *row, const ddz_rules *rules) {
  uint8_t cards[64];
  ddz_play table, out;
  uint32_t len = cards_in(cell(row, "cards"), cards, 64);
  if (!CHECK(table_of(row, rules, &table))) {
    return;
  }
  CHECK_EQ(ddz_play_beats(rules, &table, cards, len, &out), DDZ_OK);
  CHECK(same_reading(&out, cell(row, "expected"), strlen(cell(row, "expected"))));
  /* In place of the table, which is where a client keeps it. */
  CHECK_EQ(ddz_play_beats(rules, &table, cards, len, &table), DDZ_OK);
  CHECK(memcmp(&table, &out, sizeof out) == 0);
}

static void compare(const struct row *row, const ddz_rules *rules) {
  uint8_t first[64], next[64], yes = 9, expected = strcmp(cell(row, "expected"), "yes") == 0;
  ddz_play table, out;
  uint32_t first_len = cards_in(cell(row, "previous"), first, 64);
  uint32_t next_len = cards_in(cell(row, "cards"), next, 64);
  CHECK_EQ(ddz_play_compare(rules, first, first_len, next, next_len, &yes), DDZ_OK);
  CHECK_EQ(yes, expected);
  if (table_of(row, rules, &table)) {
    CHECK_EQ(ddz_play_beats(rules, &table, next, next_len, &out), DDZ_OK);
    CHECK_EQ(out.kind != DDZ_KIND_NONE, expected);
  }
}

/* ---- moves ------------------------------------------------------------- */

static ddz_move moves[DDZ_MOVES_MAX];

/* Counts by rank, as text that can be compared. */
static void ranks_of(const uint8_t *cards, uint32_t len, char out[16]) {
  uint32_t i;
  memset(out, '0', 15);
  out[15] = 0;
  for (i = 0; i < len; i += 1) {
    uint8_t face = cards[i] & 15;
    out[cards[i] >= 0x40 ? face - 1 : face <= 2 ? face + 10 : face - 3] += 1;
  }
}

/* Whether move `at` is played with the cards of a cell. */
static int is_move(uint32_t at, const char *text, size_t width) {
  uint8_t cards[64];
  char wanted[16], got[16];
  ranks_of(cards, cards_of(text, width, cards, 64), wanted);
  ranks_of(moves[at].cards, moves[at].play.cards, got);
  return strcmp(wanted, got) == 0;
}

static int has_move(uint32_t count, const char *text, size_t width) {
  uint32_t i;
  for (i = 0; i < count; i += 1) {
    if (is_move(i, text, width)) {
      return 1;
    }
  }
  return 0;
}

static void list_moves(const struct row *row, const ddz_rules *rules) {
  const char *op = cell(row, "op"), *expected = cell(row, "expected");
  uint8_t hand[64];
  ddz_play table;
  uint32_t len = cards_in(cell(row, "cards"), hand, 64), count = 0, counted = 0, named = 0;
  int wanted = strcmp(op, "moves_not") != 0;
  if (!CHECK(table_of(row, rules, &table))) {
    return;
  }
  CHECK_EQ(ddz_moves_list(rules, hand, len, &table, moves, DDZ_MOVES_MAX, &count), DDZ_OK);
  CHECK_EQ(ddz_moves_count(rules, hand, len, &table, &counted), DDZ_OK);
  CHECK_EQ(count, counted);
  if (strcmp(op, "moves_count") == 0) {
    CHECK_EQ(count, atoi(expected));
    return;
  }
  while (strcmp(expected, "none") != 0 && *expected != 0) {
    size_t width = strcspn(expected, " ");
    CHECK_EQ(has_move(count, expected, width), wanted);
    named += 1;
    expected += width;
    expected += *expected == ' ';
  }
  if (strcmp(op, "moves") == 0) {
    CHECK_EQ(count, named);
  }
}

static void min_turns(const struct row *row, const ddz_rules *rules) {
  uint8_t hand[64];
  uint32_t len = cards_in(cell(row, "cards"), hand, 64), turns = 99;
  CHECK_EQ(ddz_hand_min_turns(rules, hand, len, &turns), DDZ_OK);
  CHECK_EQ(turns, atoi(cell(row, "expected")));
}

/* ---- splits and hints -------------------------------------------------- */

/* The next piece of a cell that is joined by `|`; 0 at its end. */
static size_t piece(const char **text) {
  *text += **text == '|';
  return strcspn(*text, "|");
}

/* The moves are the pieces of the cell, in their order. */
static void check_in_order(uint32_t count, const char *expected) {
  uint32_t i = 0;
  size_t width;
  for (; strcmp(expected, "none") != 0 && (width = piece(&expected)) > 0; expected += width) {
    CHECK(i < count && is_move(i, expected, width));
    i += 1;
  }
  CHECK_EQ(i, count);
}

static void split(const struct row *row, const ddz_rules *rules) {
  uint8_t hand[64];
  uint32_t len = cards_in(cell(row, "cards"), hand, 64), count = 0;
  CHECK_EQ(ddz_hand_split(rules, hand, len, moves, DDZ_MOVES_MAX, &count), DDZ_OK);
  check_in_order(count, cell(row, "expected"));
}

/* How many of the pieces the moves have; `readings`: as readings, not cards. */
static uint32_t pieces_among(uint32_t count, const char *text, int readings, uint32_t *pieces) {
  uint32_t found = 0, i;
  size_t width;
  *pieces = 0;
  for (; strcmp(text, "none") != 0 && (width = piece(&text)) > 0; text += width) {
    int held = !readings && has_move(count, text, width);
    for (i = 0; readings && i < count; i += 1) {
      held |= same_reading(&moves[i].play, text, width);
    }
    found += (uint32_t)held;
    *pieces += 1;
  }
  return found;
}

static void hint(const struct row *row, const ddz_rules *rules) {
  const char *op = cell(row, "op"), *expected = cell(row, "expected");
  uint8_t hand[64];
  ddz_play table;
  uint32_t len = cards_in(cell(row, "cards"), hand, 64), count = 0, pieces;
  if (!CHECK(table_of(row, rules, &table))) {
    return;
  }
  CHECK_EQ(ddz_hint_list(rules, hand, len, &table, moves, DDZ_MOVES_MAX, &count), DDZ_OK);
  if (strcmp(op, "hint_list") == 0) {
    check_in_order(count, expected);
  } else if (strcmp(op, "hint_set") == 0) {
    uint32_t found = pieces_among(count, expected, 1, &pieces);
    CHECK(found == pieces && pieces == count);
  } else if (strcmp(op, "hint_has") == 0) {
    uint32_t found = pieces_among(count, expected, 0, &pieces);
    CHECK_EQ(found, pieces);
  } else if (CHECK(count > 0)) {
    /* Only the first hint is looked at. */
    uint32_t found = pieces_among(1, expected, 0, &pieces);
    CHECK_EQ(found, strcmp(op, "hint_first") == 0 ? 1 : 0);
  }
}

/* ---- cards ------------------------------------------------------------- */

static void sort_rank_desc(const struct row *row) {
  uint8_t cards[64], expected[64];
  uint32_t len = cards_in(cell(row, "cards"), cards, 64);
  CHECK_EQ(cards_in(cell(row, "expected"), expected, 64), len);
  CHECK_EQ(ddz_cards_sort(cards, len, DDZ_ORDER_RANK_DESC), DDZ_OK);
  CHECK(memcmp(cards, expected, len) == 0);
}

static void ids_round_trip(const struct row *row) {
  static const uint32_t lowest[3] = {1, 0, 0};
  uint32_t format, id, ids = (uint32_t)atoi(cell(row, "expected"));
  for (format = 0; format < 3; format += 1) {
    for (id = 0; id < ids; id += 1) {
      uint8_t there = (uint8_t)(id + lowest[format]), card = 0, back = 0;
      CHECK_EQ(ddz_cards_from_ids(format, &there, 1, &card), DDZ_OK);
      CHECK_EQ(ddz_cards_to_ids(format, &card, 1, &back), DDZ_OK);
      CHECK_EQ(back, there);
    }
  }
}

/* ---- the common files -------------------------------------------------- */

static const struct {
  const char *op;
  void (*with_rules)(const struct row *row, const ddz_rules *rules);
  void (*alone)(const struct row *row);
} OPS[] = {
    {"classify", classify, NULL},
    {"beats", beats, NULL},
    {"compare", compare, NULL},
    {"moves", list_moves, NULL},
    {"moves_has", list_moves, NULL},
    {"moves_not", list_moves, NULL},
    {"moves_count", list_moves, NULL},
    {"min_turns", min_turns, NULL},
    {"split", split, NULL},
    {"hint_set", hint, NULL},
    {"hint_list", hint, NULL},
    {"hint_first", hint, NULL},
    {"hint_first_not", hint, NULL},
    {"hint_has", hint, NULL},
    {"sort_rank_desc", NULL, sort_rank_desc},
    {"ids_round_trip", NULL, ids_round_trip},
};

static void common(const struct row *row) {
  const char *op = cell(row, "op");
  size_t i;
  at(row);
  for (i = 0; i < COUNT_OF(OPS); i += 1) {
    if (strcmp(OPS[i].op, op) == 0) {
      if (OPS[i].with_rules != NULL) {
        each_rule_set(row, OPS[i].with_rules);
      } else {
        OPS[i].alone(row);
      }
      return;
    }
  }
  printf("    no op %s\n", op);
  CHECK(!"a known op");
}

static void plays(void) {
  static const char *const files[] = {
      "reports.tsv",    "ambiguous.tsv",  "kinds.tsv",      "compare.tsv",    "engines.tsv",
      "clients_s0.tsv", "clients_s1.tsv", "clients_s2.tsv", "clients_s3.tsv", "clients_s4.tsv"};
  size_t i;
  int rows = 0;
  for (i = 0; i < COUNT_OF(files); i += 1) {
    rows += each_row(files[i], common);
  }
  CHECK(rows > 700);
}

static void moves_file(void) { CHECK(each_row("moves.tsv", common) > 20); }

static void min_turns_file(void) { CHECK(each_row("min_turns.tsv", common) > 300); }

static void hints_file(void) { CHECK(each_row("hints.tsv", common) > 50); }

static void cards_file(void) { CHECK(each_row("cards.tsv", common) >= 2); }

const struct test VECTOR_TESTS[] = {
    {"vectors: plays", plays},
    {"vectors: moves", moves_file},
    {"vectors: the fewest turns, splits", min_turns_file},
    {"vectors: hints", hints_file},
    {"vectors: cards", cards_file},
};
const size_t VECTOR_TEST_COUNT = COUNT_OF(VECTOR_TESTS);
