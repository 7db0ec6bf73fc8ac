// What cards are, what beats what, what may be played, what should be.
#include "ddz_lua.h"

// What most of these calls are asked: a hand, or cards, under a rule set, on a
// table or on none.
typedef struct question {
  const ddz_rules *rules;
  ddzlua_bytes cards;
  const ddz_play *table;
  ddz_play room;
} question;

static void take(lua_State *L, question *out) {
  out->rules = ddzlua_take_rules(L, 1);
  ddzlua_take_bytes(L, 2, &out->cards);
  out->table = NULL;
}

static void take_on_table(lua_State *L, question *out) {
  take(L, out);
  out->table = ddzlua_take_play(L, 3, &out->room);
}

static int answered(lua_State *L, int32_t status, const ddz_play *play) {
  if (status != DDZ_OK) {
    return ddzlua_refused(L, status);
  }
  ddzlua_push_play(L, play);
  return 1;
}

// ---- rules --------------------------------------------------------------------

static int rules_classify(lua_State *L) {
  question q;
  ddz_play play;
  int32_t status;
  take(L, &q);
  status = ddz_play_classify(q.rules, q.cards.at, q.cards.len, &play);
  return answered(L, status, &play);
}

static int rules_readings(lua_State *L) {
  question q;
  ddz_play plays[DDZ_READINGS_MAX];
  uint32_t i, len = 0;
  int32_t status;
  take(L, &q);
  status = ddz_play_readings(q.rules, q.cards.at, q.cards.len, plays, DDZ_READINGS_MAX, &len);
  if (status != DDZ_OK) {
    return ddzlua_refused(L, status);
  }
  lua_createtable(L, (int)len, 0);
  for (i = 0; i < len; i += 1) {
    ddzlua_push_play(L, &plays[i]);
    lua_rawseti(L, -2, (int)i + 1);
  }
  return 1;
}

static int rules_readings_max_for(lua_State *L) {
  uint32_t max = 0;
  int32_t status = ddz_readings_max(ddzlua_take_rules(L, 1), &max);
  return ddzlua_counted(L, status, max);
}

// rules.beats(rules, table, cards): the table comes before the cards.
static int rules_beats(lua_State *L) {
  ddzlua_bytes cards;
  ddz_play room, play;
  const ddz_rules *rules = ddzlua_take_rules(L, 1);
  const ddz_play *table = ddzlua_take_play(L, 2, &room);
  int32_t status;
  ddzlua_take_bytes(L, 3, &cards);
  status = ddz_play_beats(rules, table, cards.at, cards.len, &play);
  return answered(L, status, &play);
}

static int rules_compare(lua_State *L) {
  ddzlua_bytes first, next;
  const ddz_rules *rules = ddzlua_take_rules(L, 1);
  uint8_t beats = 0;
  int32_t status;
  ddzlua_take_bytes(L, 2, &first);
  ddzlua_take_bytes(L, 3, &next);
  status = ddz_play_compare(rules, first.at, first.len, next.at, next.len, &beats);
  if (status != DDZ_OK) {
    return ddzlua_refused(L, status);
  }
  lua_pushboolean(L, beats);
  return 1;
}

// ---- moves, hints, hand ---------------------------------------------------------

static int32_t list_moves(const void *asked, ddz_move *out, uint32_t cap, uint32_t *len) {
  const question *q = (const question *)asked;
  return ddz_moves_list(q->rules, q->cards.at, q->cards.len, q->table, out, cap, len);
}

static int32_t list_hints(const void *asked, ddz_move *out, uint32_t cap, uint32_t *len) {
  const question *q = (const question *)asked;
  return ddz_hint_list(q->rules, q->cards.at, q->cards.len, q->table, out, cap, len);
}

static int32_t list_split(const void *asked, ddz_move *out, uint32_t cap, uint32_t *len) {
  const question *q = (const question *)asked;
  return ddz_hand_split(q->rules, q->cards.at, q->cards.len, out, cap, len);
}

static int moves_list(lua_State *L) {
  question q;
  take_on_table(L, &q);
  return ddzlua_list_moves(L, list_moves, &q);
}

static int moves_count(lua_State *L) {
  question q;
  uint32_t count = 0;
  int32_t status;
  take_on_table(L, &q);
  status = ddz_moves_count(q.rules, q.cards.at, q.cards.len, q.table, &count);
  return ddzlua_counted(L, status, count);
}

static int moves_max_for(lua_State *L) {
  const ddz_rules *rules = ddzlua_take_rules(L, 1);
  uint32_t max = 0, hand_len = ddzlua_take_word(L, 2);
  int32_t status = ddz_moves_max(rules, hand_len, &max);
  return ddzlua_counted(L, status, max);
}

static int hints_list(lua_State *L) {
  question q;
  take_on_table(L, &q);
  return ddzlua_list_moves(L, list_hints, &q);
}

static int hints_max_for(lua_State *L) {
  uint32_t max = 0;
  int32_t status = ddz_hints_max(ddzlua_take_rules(L, 1), &max);
  return ddzlua_counted(L, status, max);
}

static int hand_min_turns(lua_State *L) {
  question q;
  uint32_t turns = 0;
  int32_t status;
  take(L, &q);
  status = ddz_hand_min_turns(q.rules, q.cards.at, q.cards.len, &turns);
  return ddzlua_counted(L, status, turns);
}

static int hand_split(lua_State *L) {
  question q;
  take(L, &q);
  return ddzlua_list_moves(L, list_split, &q);
}

void ddzlua_open_plays(lua_State *L) {
  static const luaL_Reg rules[] = {{"classify", rules_classify},
                                   {"readings", rules_readings},
                                   {"readings_max_for", rules_readings_max_for},
                                   {"beats", rules_beats},
                                   {"compare", rules_compare},
                                   {NULL, NULL}};
  static const luaL_Reg moves[] = {{"list", moves_list},
                                   {"count", moves_count},
                                   {"max_for", moves_max_for},
                                   {NULL, NULL}};
  static const luaL_Reg hints[] = {
      {"list", hints_list}, {"max_for", hints_max_for}, {NULL, NULL}};
  static const luaL_Reg hand[] = {
      {"min_turns", hand_min_turns}, {"split", hand_split}, {NULL, NULL}};
  static const struct {
    const char *name;
    const luaL_Reg *functions;
  } rooms[] = {{"rules", rules}, {"moves", moves}, {"hints", hints}, {"hand", hand}};
  size_t i;
  for (i = 0; i < sizeof rooms / sizeof rooms[0]; i += 1) {
    lua_newtable(L);
    ddzlua_set_functions(L, rooms[i].functions);
    ddzlua_close_room(L, rooms[i].name);
  }
}
