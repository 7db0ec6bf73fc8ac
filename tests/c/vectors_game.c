/* The vectors of games through the C calls: flows, deals, forms. */
#include "tsv.h"

#include <stdio.h>
#include <stdlib.h>

#define FLOW_FIRST offsetof(ddz_flow, first_bidder)
#define FLOW_SWITCHES (offsetof(ddz_flow, reserved) - FLOW_FIRST)

static void at(const struct row *row) {
  doing("%s:%d %s", row->file, row->line, row->cells[0]);
}

/* ---- flows ------------------------------------------------------------- */

struct named_flow {
  char name[16];
  ddz_flow flow;
};

static struct named_flow flows[16];
static size_t flow_count;
/* The switches by the names of the columns, in the order of ddz_flow. */
static char flow_names[FLOW_SWITCHES][24];

static void flow_row(const struct row *row) {
  ddz_flow flow, *named = &flows[flow_count].flow;
  size_t i;
  at(row);
  if (!CHECK(flow_count < COUNT_OF(flows)) || !CHECK_EQ(row->columns, FLOW_SWITCHES + 3)) {
    return;
  }
  memset(named, 0, sizeof *named);
  snprintf(flows[flow_count].name, sizeof flows[0].name, "%s", cell(row, "name"));
  named->struct_size = sizeof *named;
  named->base = 1;
  for (i = 0; i < FLOW_SWITCHES; i += 1) {
    snprintf(flow_names[i], sizeof flow_names[i], "%s", row->names[i + 2]);
    ((uint8_t *)named)[FLOW_FIRST + i] = (uint8_t)atoi(row->cells[i + 2]);
  }
  memset(&flow, 0xEE, sizeof flow);
  flow.struct_size = sizeof flow;
  CHECK_EQ(ddz_flow_preset((uint32_t)atoi(cell(row, "number")), &flow), DDZ_OK);
  CHECK(memcmp(&flow, named, sizeof flow) == 0);
  CHECK_EQ(ddz_flow_check(&flow), DDZ_OK);
  flow_count += 1;
}

static void read_flows(void) {
  if (flow_count == 0) {
    each_row("flows.tsv", flow_row);
  }
}

static void flows_file(void) {
  ddz_flow flow;
  flow_count = 0;
  read_flows();
  CHECK_EQ(flow_count, 9);
  flow.struct_size = sizeof flow;
  CHECK_EQ(ddz_flow_preset((uint32_t)flow_count, &flow), DDZ_ERR_ENUM);
}

/* A flow of flows.tsv with some switches changed. */
static ddz_flow changed_flow(const char *base, const char *change) {
  ddz_flow flow;
  size_t i;
  read_flows();
  memset(&flow, 0, sizeof flow);
  for (i = 0; i < flow_count; i += 1) {
    if (strcmp(flows[i].name, base) == 0) {
      flow = flows[i].flow;
    }
  }
  CHECK_EQ(flow.struct_size, sizeof flow);
  while (strcmp(change, "-") != 0 && *change != 0) {
    size_t width = strcspn(change, "=");
    unsigned long value = strtoul(change + width + 1, NULL, 10);
    int found = 0;
    if (width == 4 && memcmp(change, "base", 4) == 0) {
      flow.base = (uint32_t)value;
      found = 1;
    }
    if (width > 8 && memcmp(change, "reserved", 8) == 0) {
      flow.reserved[atoi(change + 8) % 13] = (uint8_t)value;
      found = 1;
    }
    for (i = 0; i < FLOW_SWITCHES; i += 1) {
      if (strlen(flow_names[i]) == width && memcmp(flow_names[i], change, width) == 0) {
        ((uint8_t *)&flow)[FLOW_FIRST + i] = (uint8_t)value;
        found = 1;
      }
    }
    CHECK(found);
    change += strcspn(change, ",");
    change += *change == ',';
  }
  return flow;
}

static void flow_switches_row(const struct row *row) {
  const char *expected = cell(row, "expected");
  ddz_flow flow = changed_flow(cell(row, "base"), cell(row, "changes"));
  at(row);
  CHECK_EQ(ddz_flow_check(&flow),
           strcmp(expected, "ok") == 0 ? DDZ_OK : status_of_name(expected));
}

static void flow_switches_file(void) {
  CHECK(each_row("flow_switches.tsv", flow_switches_row) > 100);
}

/* ---- deals ------------------------------------------------------------- */

static const char LETTERS[] = "3456789TJQKA2xX";

/* The card of a rank in a suit; a joker has suit 0 only. */
static uint8_t card_of(char letter, int suit) {
  static const uint8_t faces[] = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2};
  size_t rank = (size_t)(strchr(LETTERS, letter) - LETTERS);
  if (rank >= 13) {
    return suit > 0 ? 0 : (uint8_t)(rank == 13 ? 0x4E : 0x4F);
  }
  return (uint8_t)(suit << 4 | faces[rank]);
}

static int is_in(const uint8_t *cards, uint32_t len, uint8_t card) {
  uint32_t i;
  for (i = 0; i < len; i += 1) {
    if (cards[i] == card) {
      return 1;
    }
  }
  return 0;
}

/* The deck of `seat 0/seat 1/seat 2/bottom`, one of them `*`. */
static void deck_of(const char *hands, uint8_t *deck) {
  uint8_t used[DDZ_DECK_LEN];
  uint32_t used_len = 0, pile, place = 0, star = DDZ_DECK_LEN;
  const char *text = hands;
  memset(deck, 0, DDZ_DECK_LEN);
  for (pile = 0; pile < 4; pile += 1) {
    size_t len = strcspn(text, "/"), i;
    if (len == 1 && *text == '*') {
      star = place;
      place += pile < 3 ? 17 : 3;
    } else {
      for (i = 0; i < len; i += 1) {
        int suit = 0;
        while (suit < 4 && (card_of(text[i], suit) == 0 ||
                            is_in(used, used_len, card_of(text[i], suit)))) {
          suit += 1;
        }
        if (!CHECK(suit < 4 && used_len < DDZ_DECK_LEN && place < DDZ_DECK_LEN)) {
          return;
        }
        used[used_len++] = deck[place++] = card_of(text[i], suit);
      }
    }
    text += len;
    text += *text == '/';
  }
  for (pile = 0; pile < 15 * 4; pile += 1) {
    uint8_t card = card_of(LETTERS[pile / 4], (int)(pile % 4));
    if (card != 0 && !is_in(used, used_len, card) && CHECK(star < DDZ_DECK_LEN)) {
      deck[star++] = card;
    }
  }
}

/* A play as a cell writes it, whether the cards are one or not. */
static ddz_play declared(const char *text, uint8_t cards) {
  ddz_play play;
  size_t len = strcspn(text, " ");
  for (play.kind = 1; play.kind <= DDZ_KIND_ROCKET; play.kind += 1) {
    for (play.rank = 0; play.rank < 15; play.rank += 1) {
      for (play.length = 1; play.length <= 12; play.length += 1) {
        play.cards = cards;
        if (same_reading(&play, text, len)) {
          return play;
        }
      }
    }
  }
  CHECK(!"a reading");
  memset(&play, 0, sizeof play);
  return play;
}

/* Cards of a seat by rank, the lowest suits first; a rank that it does not
 * hold is any card of that rank. */
static void pick(const ddz_game *game, uint32_t seat, const char *text, size_t len,
                 ddz_action *action) {
  ddz_view view;
  size_t i;
  view.struct_size = sizeof view;
  CHECK_EQ(ddz_game_view(game, seat, &view), DDZ_OK);
  for (i = 0; i < len; i += 1) {
    const uint8_t *hand = view.cards + 20 * seat;
    int suit, best = -1, held;
    for (held = 1; held >= 0 && best < 0; held -= 1) {
      for (suit = 0; suit < 4 && best < 0; suit += 1) {
        uint8_t card = card_of(text[i], suit);
        if (card != 0 && is_in(hand, view.counts[seat], card) == held &&
            !is_in(action->cards, action->len, card)) {
          best = card;
        }
      }
    }
    if (CHECK(best > 0 && action->len < DDZ_CARDS_MAX)) {
      action->cards[action->len++] = (uint8_t)best;
    }
  }
}

/* One action: seat, colon, what. */
static ddz_action action_of(const ddz_game *game, const char *text) {
  ddz_action action;
  const char *what = text + 2;
  size_t len = strcspn(what, " ");
  memset(&action, 0, sizeof action);
  action.seat = (uint8_t)(text[0] - '0');
  if (len == 1 && *what == '-') {
    action.kind = DDZ_ACTION_PASS;
  } else if (len == 1 && *what == 't') {
    action.kind = DDZ_ACTION_TIMEOUT;
  } else if (len == 1 && *what == 'c') {
    action.kind = DDZ_ACTION_CALL;
  } else if (len == 1 && *what == 'r') {
    action.kind = DDZ_ACTION_ROB;
  } else if (*what == 'b' || *what == 'd' || *what == 's') {
    action.kind = *what == 'b'   ? DDZ_ACTION_BID
                  : *what == 'd' ? DDZ_ACTION_DOUBLE
                                 : DDZ_ACTION_SHOW;
    action.value = (uint8_t)atoi(what + 1);
  } else {
    size_t letters = strcspn(what, " @");
    action.kind = DDZ_ACTION_PLAY;
    pick(game, action.seat, what, letters, &action);
    if (what[letters] == '@') {
      action.play = declared(what + letters + 1, action.len);
    }
  }
  return action;
}

static const char *next_token(const char *text) {
  text += strcspn(text, " ");
  return text + (*text == ' ');
}

/* ---- what holds -------------------------------------------------------- */

static void three(char *out, const long *values) {
  snprintf(out, 64, "%ld,%ld,%ld", values[0], values[1], values[2]);
}

static void seat_text(char *out, uint8_t seat) {
  if (seat == DDZ_SEAT_NONE) {
    snprintf(out, 64, "none");
  } else {
    snprintf(out, 64, "%d", seat);
  }
}

/* One thing about a game as text. */
static void fact(const ddz_game *game, const char *name, size_t len, char *out) {
  static const char *const phases[] = {"",       "show",     "bid",  "call", "rob",
                                       "double", "redouble", "play", "over"};
  static const char *const springs[] = {"none", "landlord", "farmers"};
  ddz_view view;
  ddz_score score;
  long values[3];
  int i;
#define IS(text) (len == sizeof(text) - 1 && memcmp(name, text, len) == 0)
#define THREE(field) \
  for (i = 0; i < 3; i += 1) { \
    values[i] = (long)(field)[i]; \
  } \
  three(out, values)
#define ONE(value) snprintf(out, 64, "%lu", (unsigned long)(value))
  view.struct_size = sizeof view;
  score.struct_size = sizeof score;
  CHECK_EQ(ddz_game_view(game, 0, &view), DDZ_OK);
  CHECK_EQ(ddz_game_score(game, &score), DDZ_OK);
  out[0] = 0;
  if (IS("phase")) {
    snprintf(out, 64, "%s", view.phase < COUNT_OF(phases) ? phases[view.phase] : "?");
  } else if (IS("waiting")) {
    ONE(view.waiting);
  } else if (IS("landlord")) {
    seat_text(out, view.landlord);
  } else if (IS("winner")) {
    seat_text(out, score.winner);
  } else if (IS("bid")) {
    ONE(score.bid);
  } else if (IS("robs")) {
    ONE(score.rob_factor);
  } else if (IS("shows")) {
    ONE(score.show_factor);
  } else if (IS("bombs")) {
    ONE(score.bomb_factor);
  } else if (IS("rocket")) {
    ONE(score.rocket_factor);
  } else if (IS("shuttles")) {
    ONE(score.shuttle_factor);
  } else if (IS("spring")) {
    snprintf(out, 64, "%s", score.spring < COUNT_OF(springs) ? springs[score.spring] : "?");
  } else if (IS("doubles")) {
    THREE(score.double_factors);
  } else if (IS("multipliers")) {
    THREE(score.multipliers);
  } else if (IS("points")) {
    THREE(score.points);
  } else if (IS("redeals")) {
    ONE(view.redeals);
  } else if (IS("first")) {
    ONE(view.first_bidder);
  } else if (IS("counts")) {
    THREE(view.counts);
  } else if (IS("bottom0")) {
    ONE(view.bottom_len);
  } else if (IS("bottom1")) {
    CHECK_EQ(ddz_game_view(game, 1, &view), DDZ_OK);
    ONE(view.bottom_len);
  } else if (IS("table")) {
    reading_text(&view.table, out, 64);
  } else {
    CHECK(!"a fact");
  }
}

static void check_facts(const ddz_game *game, const char *expected) {
  while (strcmp(expected, "-") != 0 && *expected != 0) {
    size_t len = strcspn(expected, "=");
    const char *value = expected + len + 1;
    size_t width = strcspn(value, " ");
    char text[64];
    fact(game, expected, len, text);
    if (!CHECK(strlen(text) == width && memcmp(text, value, width) == 0)) {
      printf("    %.*s, not %s\n", (int)(value + width - expected), expected, text);
    }
    expected = next_token(expected);
  }
}

/* ---- files ------------------------------------------------------------- */

/* The new game of a row of deals.tsv or forms.tsv. */
static int new_game(const struct row *row, ddz_game *game) {
  ddz_flow flow = changed_flow(cell(row, "flow"), cell(row, "switches"));
  const ddz_rules *rules = rule_set(cell(row, "rules"));
  const char *hands = cell(row, "hands");
  uint32_t first = (uint32_t)atoi(cell(row, "first"));
  game->struct_size = sizeof *game;
  if (strncmp(hands, "seed:", 5) == 0) {
    uint8_t seed[32];
    memset(seed, atoi(hands + 5), sizeof seed);
    return CHECK_EQ(ddz_game_new(rules, &flow, seed, first, game), DDZ_OK);
  } else {
    uint8_t deck[DDZ_DECK_LEN];
    deck_of(hands, deck);
    return CHECK_EQ(ddz_game_new_dealt(rules, &flow, deck, sizeof deck, first, game), DDZ_OK);
  }
}

static void deal_row(const struct row *row) {
  const char *token = cell(row, "actions"), *answer = cell(row, "answer");
  int32_t status = DDZ_OK, expected = strcmp(answer, "ok") == 0 ? DDZ_OK : status_of_name(answer);
  ddz_game game;
  at(row);
  if (!new_game(row, &game)) {
    return;
  }
  for (; strcmp(token, "-") != 0 && *token != 0; token = next_token(token)) {
    ddz_game before = game;
    ddz_action action = action_of(&game, token);
    CHECK_EQ(status, DDZ_OK);
    status = ddz_game_act(&game, &action);
    if (status != DDZ_OK) {
      CHECK(memcmp(&game, &before, sizeof game) == 0);
    }
  }
  CHECK_EQ(status, expected);
  CHECK_EQ(ddz_game_check(&game), DDZ_OK);
  check_facts(&game, cell(row, "expected"));
}

static void deals_file(void) { CHECK(each_row("deals.tsv", deal_row) > 100); }

/* The bytes of a cell `0x…`. */
static uint32_t bytes_of(const char *text, uint8_t *out, uint32_t cap) {
  uint32_t len = 0;
  unsigned byte;
  CHECK(strncmp(text, "0x", 2) == 0);
  for (text += 2; len < cap && sscanf(text, "%2X", &byte) == 1; text += 2) {
    out[len++] = (uint8_t)byte;
  }
  return len;
}

static void form_row(const struct row *row) {
  static uint8_t expected[8192], got[8192];
  const char *token = cell(row, "actions");
  uint32_t len = 0, expected_len, record_len, index = 0;
  ddz_game game, other;
  at(row);
  if (!new_game(row, &game)) {
    return;
  }
  CHECK_EQ(ddz_record_begin(&game, got, sizeof got, &record_len), DDZ_OK);
  for (; strcmp(token, "-") != 0 && *token != 0; token = next_token(token)) {
    ddz_action action = action_of(&game, token), read;
    CHECK_EQ(ddz_game_act(&game, &action), DDZ_OK);
    CHECK_EQ(ddz_record_append(&game, &action, got + record_len,
                               (uint32_t)sizeof got - record_len, &len),
             DDZ_OK);
    record_len += len;
    CHECK_EQ(ddz_record_action(got, record_len, index, &read), DDZ_OK);
    CHECK_EQ(read.seat, action.seat);
    CHECK_EQ(read.kind, action.kind);
    CHECK_EQ(read.len, action.len);
    index += 1;
  }
  CHECK_EQ(ddz_record_action(got, record_len, index, (ddz_action *)expected), DDZ_ERR_LENGTH);
  expected_len = bytes_of(cell(row, "record"), expected, sizeof expected);
  CHECK_EQ(record_len, expected_len);
  CHECK(memcmp(got, expected, record_len) == 0);
  other.struct_size = sizeof other;
  CHECK_EQ(ddz_record_replay(expected, expected_len, 0xFFFFFFFFu, &other, &index), DDZ_OK);
  CHECK(memcmp(&other, &game, sizeof game) == 0);
  CHECK_EQ(index, game.actions);

  CHECK_EQ(ddz_game_pack(&game, got, sizeof got, &len), DDZ_OK);
  expected_len = bytes_of(cell(row, "packed"), expected, sizeof expected);
  CHECK_EQ(len, expected_len);
  CHECK(memcmp(got, expected, len) == 0);
  memset(&other, 0, sizeof other);
  other.struct_size = sizeof other;
  CHECK_EQ(ddz_game_unpack(expected, expected_len, &other), DDZ_OK);
  CHECK(memcmp(&other, &game, sizeof game) == 0);
}

static void forms_file(void) { CHECK(each_row("forms.tsv", form_row) >= 4); }

const struct test GAME_VECTOR_TESTS[] = {
    {"vectors: flows", flows_file},
    {"vectors: switches of flows", flow_switches_file},
    {"vectors: deals", deals_file},
    {"vectors: packed games and records", forms_file},
};
const size_t GAME_VECTOR_TEST_COUNT = COUNT_OF(GAME_VECTOR_TESTS);
