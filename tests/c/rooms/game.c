/* ddz_flow_*, ddz_game_*, ddz_record_*: the calls, and what is particular to
 * them. */
#include "../harness.h"
#include "rooms.h"

#include <stdio.h>

/* ---- samples ----------------------------------------------------------- */

/* Made by the library before the first test: a game is no literal. */
static ddz_flow flow, flow_bad;
static ddz_game bidding, leading, broken;
static ddz_action bid, lead, lead_bad;
static uint8_t seed[32], deck[54];

#define PACKED_LEN 233
#define RECORD_LEN 249
static uint8_t packed[PACKED_LEN + 1], packed_bad[PACKED_LEN + 1];
static uint8_t record[RECORD_LEN + 1], record_bad[RECORD_LEN + 1];
static uint32_t packed_len, record_len;
static int32_t made = -1;

static int32_t act(ddz_game *game, uint8_t seat, uint8_t kind, uint8_t value) {
  ddz_action action;
  memset(&action, 0, sizeof action);
  action.seat = seat;
  action.kind = kind;
  action.value = value;
  return ddz_game_act(game, &action);
}

static int32_t make(void) {
  ddz_game game;
  uint32_t len;
  int32_t status = 0;
  uint32_t i;
  for (i = 0; i < 32; i += 1) {
    seed[i] = (uint8_t)(7 * i);
  }
  status |= ddz_deck_shuffle(seed, deck);
  flow.struct_size = sizeof flow;
  status |= ddz_flow_preset(DDZ_FLOW_CLASSIC, &flow);
  flow_bad = flow;
  flow_bad.cap = 31;
  bidding.struct_size = leading.struct_size = sizeof bidding;
  status |= ddz_game_new(&RULES_GOOD, &flow, seed, 0, &bidding);
  leading = bidding;
  status |= act(&leading, 0, DDZ_ACTION_BID, 3);
  broken = leading;
  broken.bombs = 1;

  bid.seat = 0;
  bid.kind = DDZ_ACTION_BID;
  bid.value = 2;
  lead.seat = 0;
  lead.kind = DDZ_ACTION_PLAY;
  lead.len = 1;
  lead.cards[0] = deck[0];
  lead_bad = lead;
  lead_bad.cards[0] = 0x50;

  status |= ddz_game_pack(&leading, packed, sizeof packed, &packed_len);
  memcpy(packed_bad, packed, sizeof packed);
  packed_bad[0] ^= 1;

  status |= ddz_record_begin(&bidding, record, sizeof record, &record_len);
  game = bidding;
  status |= ddz_game_act(&game, &bid);
  status |= ddz_record_append(&game, &bid, record + record_len,
                              (uint32_t)sizeof record - record_len, &len);
  record_len += len;
  status |= act(&game, 1, DDZ_ACTION_TIMEOUT, 0);
  {
    ddz_action timeout;
    memset(&timeout, 0, sizeof timeout);
    timeout.seat = 1;
    timeout.kind = DDZ_ACTION_TIMEOUT;
    status |= ddz_record_append(&game, &timeout, record + record_len,
                                (uint32_t)sizeof record - record_len, &len);
    record_len += len;
  }
  memcpy(record_bad, record, sizeof record);
  record_bad[0] ^= 1;
  return status;
}

__attribute__((constructor)) static void make_samples(void) { made = make(); }

static void samples(void) {
  doing("making the samples");
  CHECK_EQ(made, DDZ_OK);
  CHECK_EQ(packed_len, PACKED_LEN);
  CHECK_EQ(record_len, RECORD_LEN);
}

/* ---- calls ------------------------------------------------------------- */

static int32_t call_preset(const struct args *a) { return ddz_flow_preset(a->n[0], a->p[1]); }

static int32_t call_check(const struct args *a) { return ddz_flow_check(a->p[0]); }

static int32_t call_new(const struct args *a) {
  return ddz_game_new(a->p[0], a->p[1], a->p[2], a->n[3], a->p[4]);
}

static int32_t call_dealt(const struct args *a) {
  return ddz_game_new_dealt(a->p[0], a->p[1], a->p[2], a->n[2], a->n[3], a->p[4]);
}

static int32_t call_game_check(const struct args *a) { return ddz_game_check(a->p[0]); }

static int32_t call_act(const struct args *a) { return ddz_game_act(a->p[0], a->p[1]); }

static int32_t call_legal(const struct args *a) {
  return ddz_game_legal(a->p[0], a->n[1], a->p[2], a->n[2], a->len[2]);
}

static int32_t call_moves(const struct args *a) {
  return ddz_game_moves(a->p[0], a->n[1], a->p[2], a->n[2], a->len[2]);
}

static int32_t call_auto(const struct args *a) {
  return ddz_game_auto(a->p[0], a->n[1], a->n[2], a->p[3]);
}

static int32_t call_view(const struct args *a) {
  return ddz_game_view(a->p[0], a->n[1], a->p[2]);
}

static int32_t call_score(const struct args *a) { return ddz_game_score(a->p[0], a->p[1]); }

static int32_t call_unseen(const struct args *a) {
  return ddz_game_unseen(a->p[0], a->n[1], a->p[2]);
}

static int32_t call_pack(const struct args *a) {
  return ddz_game_pack(a->p[0], a->p[1], a->n[1], a->len[1]);
}

static int32_t call_unpack(const struct args *a) {
  return ddz_game_unpack(a->p[0], a->n[0], a->p[1]);
}

static int32_t call_begin(const struct args *a) {
  return ddz_record_begin(a->p[0], a->p[1], a->n[1], a->len[1]);
}

static int32_t call_append(const struct args *a) {
  return ddz_record_append(a->p[0], a->p[1], a->p[2], a->n[2], a->len[2]);
}

static int32_t call_replay(const struct args *a) {
  return ddz_record_replay(a->p[0], a->n[0], a->n[1], a->p[2], a->p[3]);
}

static int32_t call_action(const struct args *a) {
  return ddz_record_action(a->p[0], a->n[0], a->n[1], a->p[2]);
}

/* The deck with its first card twice. */
static const uint8_t DECK_TWICE[54] = {0x03, 0x03};

#define P_FLOW P_SIZED(flow, flow_bad, DDZ_ERR_FLOW_RANGE)
#define P_SEAT(value) P_ENUM(DDZ_SEATS_MAX, value)
#define P_A_GAME(good) P_SIZED(good, broken, DDZ_ERR_GAME)
/* The whole deck, no card more and none less. */
#define P_ALL_CARDS(good, bad, status) \
  {BYTES, 1, DDZ_DECK_LEN, DDZ_ERR_LENGTH, good, DDZ_DECK_LEN, bad, status}
#define P_PACKED(good, bad, max) \
  {BYTES, 1, max, DDZ_ERR_LENGTH, good, sizeof(good) - 1, bad, DDZ_ERR_FORMAT}

static const struct call CALLS[] = {
    {"ddz_flow_preset", call_preset, {P_ENUM(9, DDZ_FLOW_HAPPY), P_SIZED_OUT(ddz_flow)}},
    {"ddz_flow_check", call_check, {P_FLOW}},
    {"ddz_game_new",
     call_new,
     {P_RULES, P_FLOW, P_FIXED(seed), P_SEAT(1), P_SIZED_OUT(ddz_game)}},
    {"ddz_game_new_dealt",
     call_dealt,
     {P_RULES, P_FLOW, P_ALL_CARDS(deck, DECK_TWICE, DDZ_ERR_CARD), P_SEAT(1),
      P_SIZED_OUT(ddz_game)}},
    {"ddz_game_check", call_game_check, {P_A_GAME(leading)}},
    {"ddz_game_act",
     call_act,
     {P_SIZED_INOUT(leading, broken, DDZ_ERR_GAME),
      P_STRUCT_BAD(lead, lead_bad, DDZ_ERR_CARD)}},
    {"ddz_game_legal", call_legal, {P_A_GAME(bidding), P_SEAT(0), P_LIST(ddz_action)}},
    {"ddz_game_moves", call_moves, {P_A_GAME(leading), P_SEAT(0), P_LIST(ddz_move)}},
    {"ddz_game_auto",
     call_auto,
     {P_A_GAME(leading), P_SEAT(0), P_ENUM(3, DDZ_AUTO_HINT), P_OUT(ddz_action)}},
    {"ddz_game_view", call_view, {P_A_GAME(leading), P_SEAT(1), P_SIZED_OUT(ddz_view)}},
    {"ddz_game_score", call_score, {P_A_GAME(leading), P_SIZED_OUT(ddz_score)}},
    {"ddz_game_unseen", call_unseen, {P_A_GAME(leading), P_SEAT(1), P_SIZED_OUT(ddz_unseen)}},
    {"ddz_game_pack", call_pack, {P_A_GAME(leading), P_LIST(uint8_t)}},
    {"ddz_game_unpack",
     call_unpack,
     {P_PACKED(packed, packed_bad, DDZ_PACKED_MAX), P_SIZED_OUT(ddz_game)}},
    {"ddz_record_begin", call_begin, {P_A_GAME(bidding), P_LIST(uint8_t)}},
    {"ddz_record_append",
     call_append,
     {P_A_GAME(leading), P_STRUCT_BAD(lead, lead_bad, DDZ_ERR_CARD), P_LIST(uint8_t)}},
    {"ddz_record_replay",
     call_replay,
     {P_PACKED(record, record_bad, DDZ_RECORD_MAX), P_NUMBER(0, 0, 2), P_SIZED_OUT(ddz_game),
      P_OUT_INDEX}},
    {"ddz_record_action",
     call_action,
     {P_PACKED(record, record_bad, DDZ_RECORD_MAX), P_NUMBER(0, 0, 1), P_OUT(ddz_action)}},
};

/* ---- what is particular ------------------------------------------------ */

/* Every preset is a flow and fills the whole struct. */
static void presets(void) {
  uint32_t preset;
  for (preset = 0; preset < 9; preset += 1) {
    ddz_flow filled;
    memset(&filled, 0xEE, sizeof filled);
    filled.struct_size = sizeof filled;
    doing("flow %u", (unsigned)preset);
    CHECK_EQ(ddz_flow_preset(preset, &filled), DDZ_OK);
    CHECK_EQ(ddz_flow_check(&filled), DDZ_OK);
    CHECK_EQ(filled.struct_size, sizeof filled);
    CHECK_EQ(filled.base, 1);
    CHECK_EQ(filled.reserved[0], 0);
    CHECK_EQ(filled.reserved[sizeof filled.reserved - 1], 0);
  }
}

/* What an action says that its kind does not use. */
static void fields(void) {
  static const struct {
    uint8_t kind, value;
  } kinds[] = {{DDZ_ACTION_PASS, 0},    {DDZ_ACTION_BID, 1},
               {DDZ_ACTION_CALL, 0},    {DDZ_ACTION_ROB, 0},
               {DDZ_ACTION_DOUBLE, 2},  {DDZ_ACTION_SHOW, DDZ_SHOW_BEFORE},
               {DDZ_ACTION_TIMEOUT, 0}};
  size_t i, at;
  for (i = 0; i < COUNT_OF(kinds); i += 1) {
    for (at = 0; at < sizeof(ddz_action); at += 1) {
      ddz_game game = bidding;
      ddz_action action;
      int uses_value = kinds[i].value != 0;
      memset(&action, 0, sizeof action);
      action.kind = kinds[i].kind;
      action.value = kinds[i].value;
      if (at < 2 || (at == 2 && uses_value) ||
          (at >= offsetof(ddz_action, turn) && at < offsetof(ddz_action, reserved))) {
        continue;
      }
      ((uint8_t *)&action)[at] = 1;
      doing("kind %u, byte %u", (unsigned)kinds[i].kind, (unsigned)at);
      CHECK_EQ(ddz_game_act(&game, &action), DDZ_ERR_TURN_FIELD);
      CHECK(memcmp(&game, &bidding, sizeof game) == 0);
    }
  }
  {
    ddz_game game = leading;
    ddz_action action = lead;
    action.cards[1] = deck[1];
    doing("a card behind the last one");
    CHECK_EQ(ddz_game_act(&game, &action), DDZ_ERR_TURN_FIELD);
    action = lead;
    action.value = 1;
    CHECK_EQ(ddz_game_act(&game, &action), DDZ_ERR_TURN_FIELD);
    action = lead;
    action.reserved[3] = 1;
    CHECK_EQ(ddz_game_act(&game, &action), DDZ_ERR_TURN_FIELD);
    doing("nothing declared, with a rank, a length or a count");
    for (at = 1; at < sizeof(ddz_play); at += 1) {
      uint8_t written[DDZ_RECORD_ENTRY_MAX];
      uint32_t written_len;
      action = lead;
      ((uint8_t *)&action.play)[at] = 1;
      CHECK_EQ(ddz_game_act(&game, &action), DDZ_ERR_TURN_FIELD);
      CHECK_EQ(ddz_record_append(&game, &action, written, sizeof written, &written_len),
               DDZ_ERR_TURN_FIELD);
    }
    CHECK(memcmp(&game, &leading, sizeof game) == 0);
  }
}

/* An answer to another turn than the one that it is comes late, or early. */
static void stale(void) {
  ddz_game game = bidding;
  ddz_action action = bid;
  doing("turns");
  action.turn = 2;
  CHECK_EQ(ddz_game_act(&game, &action), DDZ_ERR_TURN_STALE);
  action.turn = 0xFFFFFFFFu;
  CHECK_EQ(ddz_game_act(&game, &action), DDZ_ERR_TURN_STALE);
  CHECK(memcmp(&game, &bidding, sizeof game) == 0);
  action.turn = game.actions + 1;
  CHECK_EQ(ddz_game_act(&game, &action), DDZ_OK);
  CHECK_EQ(game.actions, bidding.actions + 1);
  /* The same message once more. */
  CHECK_EQ(ddz_game_act(&game, &action), DDZ_ERR_TURN_STALE);
}

/* Seats, kinds and values that have no name; too many cards. */
static void unnamed(void) {
  uint32_t value;
  for (value = 0; value < 256; value += 1) {
    ddz_game game = leading;
    ddz_action action = lead;
    doing("value %u", (unsigned)value);
    action.seat = (uint8_t)value;
    if (value > 2) {
      CHECK_EQ(ddz_game_act(&game, &action), DDZ_ERR_ENUM);
    }
    action = lead;
    action.kind = (uint8_t)value;
    if (value == 0 || value > DDZ_ACTION_TIMEOUT) {
      CHECK_EQ(ddz_game_act(&game, &action), DDZ_ERR_ENUM);
    }
    action = lead;
    action.play.kind = (uint8_t)value;
    if (value > DDZ_KIND_ROCKET) {
      CHECK_EQ(ddz_game_act(&game, &action), DDZ_ERR_ENUM);
    }
    action = lead;
    action.len = (uint8_t)value;
    if (value > DDZ_CARDS_MAX) {
      CHECK_EQ(ddz_game_act(&game, &action), DDZ_ERR_TOO_MANY);
    }
    memset(&action, 0, sizeof action);
    action.kind = DDZ_ACTION_SHOW;
    action.value = (uint8_t)value;
    if (value > DDZ_SHOW_DECLINED) {
      CHECK_EQ(ddz_game_act(&game, &action), DDZ_ERR_ENUM);
    }
    action.kind = DDZ_ACTION_DOUBLE;
    if (value == 3 || value > DDZ_DOUBLE_FOUR) {
      CHECK_EQ(ddz_game_act(&game, &action), DDZ_ERR_ENUM);
    }
    CHECK(memcmp(&game, &leading, sizeof game) == 0);
  }
}

/* Any bit of a game flipped: refused, or a game that plays on. */
static void flipped(void) {
  size_t bit;
  unsigned refused = 0, other = 0;
  for (bit = 32; bit < 8 * sizeof(ddz_game); bit += 1) {
    ddz_game game = leading;
    int32_t status;
    ((uint8_t *)&game)[bit / 8] ^= (uint8_t)(1u << bit % 8);
    status = ddz_game_check(&game);
    doing("bit %u", (unsigned)bit);
    CHECK(status == DDZ_ERR_GAME || status == DDZ_OK);
    if (status == DDZ_OK) {
      ddz_action move;
      other += 1;
      CHECK_EQ(ddz_game_auto(&game, 0, DDZ_AUTO_TIMEOUT, &move), DDZ_OK);
      CHECK_EQ(ddz_game_act(&game, &move), DDZ_OK);
    } else {
      refused += 1;
    }
  }
  printf("    %u refused, %u other states\n", refused, other);
  CHECK(refused > other);
}

/* Any bit of the packed form flipped, any length: refused, nothing written. */
static void flipped_packed(void) {
  uint32_t at;
  ddz_game game, before;
  memset(&game, 0x77, sizeof game);
  game.struct_size = sizeof game;
  before = game;
  for (at = 0; at < 8 * packed_len; at += 1) {
    uint8_t bytes[PACKED_LEN + 1];
    int32_t status;
    memcpy(bytes, packed, sizeof bytes);
    bytes[at / 8] ^= (uint8_t)(1u << at % 8);
    status = ddz_game_unpack(bytes, packed_len, &game);
    doing("packed bit %u", (unsigned)at);
    CHECK_EQ(status, at < 24 ? DDZ_ERR_FORMAT : DDZ_ERR_CHECKSUM);
  }
  for (at = 0; at < packed_len; at += 1) {
    doing("packed, %u bytes", (unsigned)at);
    CHECK(ddz_game_unpack(packed, at, &game) < 0);
  }
  CHECK(memcmp(&game, &before, sizeof game) == 0);
  CHECK_EQ(ddz_game_unpack(packed, packed_len, &game), DDZ_OK);
  CHECK(memcmp(&game, &leading, sizeof game) == 0);
}

/* A whole deal, as a server runs it; and its record. */
static void whole_deals(void) {
  static uint8_t bytes[DDZ_RECORD_MAX];
  uint32_t round;
  unsigned actions = 0;
  for (round = 0; round < 60; round += 1) {
    ddz_game game, replayed;
    ddz_flow house;
    uint32_t len, size, index = 0, seat;
    ddz_score score;
    house.struct_size = sizeof house;
    game.struct_size = replayed.struct_size = sizeof game;
    score.struct_size = sizeof score;
    seed[0] = (uint8_t)round;
    CHECK_EQ(ddz_flow_preset(round % 9, &house), DDZ_OK);
    CHECK_EQ(ddz_game_new(&RULES_GOOD, &house, seed, round % 3, &game), DDZ_OK);
    CHECK_EQ(ddz_record_begin(&game, bytes, sizeof bytes, &len), DDZ_OK);
    while (game.phase != DDZ_PHASE_OVER && len + DDZ_RECORD_ENTRY_MAX <= sizeof bytes) {
      ddz_action action, listed[DDZ_LEGAL_MAX];
      for (seat = 0; seat < 2 && !(game.waiting >> seat & 1); seat += 1) {
      }
      doing("round %u, action %u", (unsigned)round, actions);
      CHECK_EQ(ddz_game_auto(&game, seat, round % 3, &action), DDZ_OK);
      CHECK_EQ(ddz_game_legal(&game, seat, listed, DDZ_LEGAL_MAX, &size), DDZ_OK);
      if (game.phase != DDZ_PHASE_PLAY && size > 1 && random_below(2)) {
        action = listed[1 + random_below(size - 1)];
      }
      if (!CHECK_EQ(ddz_game_act(&game, &action), DDZ_OK)) {
        break;
      }
      CHECK_EQ(ddz_record_append(&game, &action, bytes + len, (uint32_t)sizeof bytes - len, &size),
               DDZ_OK);
      len += size;
      actions += 1;
    }
    CHECK_EQ(game.phase, DDZ_PHASE_OVER);
    CHECK_EQ(ddz_game_score(&game, &score), DDZ_OK);
    CHECK_EQ(score.points[0] + score.points[1] + score.points[2], 0);
    CHECK_EQ(score.over, 1);
    CHECK_EQ(ddz_record_replay(bytes, len, 0xFFFFFFFFu, &replayed, &index), DDZ_OK);
    CHECK(memcmp(&replayed, &game, sizeof game) == 0);
    CHECK_EQ(index, game.actions);
    /* The last action changed: it is refused, and told by its index. */
    bytes[len - 1] ^= 1;
    CHECK_EQ(ddz_record_replay(bytes, len, 0xFFFFFFFFu, &replayed, &index), DDZ_ERR_CHECKSUM);
    CHECK_EQ(index, game.actions - 1);
  }
  printf("    %u actions\n", actions);
}

static const struct test TESTS[] = {
    {"game: the samples", samples},
    {"game: presets of flows", presets},
    {"game: an answer to another turn", stale},
    {"game: fields that an action does not use", fields},
    {"game: what has no name", unnamed},
    {"game: every bit of a game", flipped},
    {"game: every bit of the packed form", flipped_packed},
    {"game: whole deals and their records", whole_deals},
};

const struct room ROOM_GAME = {"game", CALLS, COUNT_OF(CALLS), TESTS, COUNT_OF(TESTS)};
