// One deal, from the cards to the score: what a server keeps.
#include "ddz_lua.h"

#include <string.h>

#define SEED_LEN 32

// ---- game: how one is made -----------------------------------------------------

// The game is on the stack; it stays there, or a refusal takes its place.
static int made(lua_State *L, int32_t status) {
  return status == DDZ_OK ? 1 : ddzlua_refused(L, status);
}

// game.create(rules, flow, seed, first_seat)
static int game_create(lua_State *L) {
  const ddz_rules *rules = ddzlua_take_rules(L, 1);
  const ddz_flow *flow = ddzlua_take_flow(L, 2);
  uint32_t first_seat = ddzlua_take_word_or(L, 4, 0);
  ddzlua_bytes seed;
  ddz_game *game;
  ddzlua_take_bytes(L, 3, &seed);
  if (seed.len != SEED_LEN || !seed.are_bytes) {
    return ddzlua_refused(L, DDZ_ERR_LENGTH);
  }
  game = ddzlua_push_game(L);
  return made(L, ddz_game_new(rules, flow, seed.at, first_seat, game));
}

// game.create_dealt(rules, flow, deck, first_seat)
static int game_create_dealt(lua_State *L) {
  const ddz_rules *rules = ddzlua_take_rules(L, 1);
  const ddz_flow *flow = ddzlua_take_flow(L, 2);
  uint32_t first_seat = ddzlua_take_word_or(L, 4, 0);
  ddzlua_bytes deck;
  ddz_game *game;
  ddzlua_take_bytes(L, 3, &deck);
  game = ddzlua_push_game(L);
  return made(L, ddz_game_new_dealt(rules, flow, deck.at, deck.len, first_seat, game));
}

static int game_unpack(lua_State *L) {
  uint32_t len;
  const char *packed = ddzlua_take_string(L, 1, &len);
  ddz_game *game = ddzlua_push_game(L);
  return made(L, ddz_game_unpack((const uint8_t *)packed, len, game));
}

// ---- a game --------------------------------------------------------------------

static int clone(lua_State *L) {
  const ddz_game *game = ddzlua_take_game(L, 1);
  memcpy(ddzlua_push_game(L), game, sizeof *game);
  return 1;
}

static int check(lua_State *L) { return ddzlua_done(L, ddz_game_check(ddzlua_take_game(L, 1))); }

static int act(lua_State *L) {
  ddz_game *game = ddzlua_take_game(L, 1);
  ddz_action action;
  ddzlua_take_action(L, 2, &action);
  return ddzlua_done(L, ddz_game_act(game, &action));
}

static int legal(lua_State *L) {
  const ddz_game *game = ddzlua_take_game(L, 1);
  ddz_action actions[DDZ_LEGAL_MAX];
  uint32_t i, len = 0, seat = ddzlua_take_word(L, 2);
  int32_t status = ddz_game_legal(game, seat, actions, DDZ_LEGAL_MAX, &len);
  if (status != DDZ_OK) {
    return ddzlua_refused(L, status);
  }
  lua_createtable(L, (int)len, 0);
  for (i = 0; i < len; i += 1) {
    ddzlua_push_action(L, &actions[i]);
    lua_rawseti(L, -2, (int)i + 1);
  }
  return 1;
}

typedef struct question {
  const ddz_game *game;
  uint32_t seat;
} question;

static int32_t list_moves(const void *asked, ddz_move *out, uint32_t cap, uint32_t *len) {
  const question *q = (const question *)asked;
  return ddz_game_moves(q->game, q->seat, out, cap, len);
}

static int moves(lua_State *L) {
  question q;
  q.game = ddzlua_take_game(L, 1);
  q.seat = ddzlua_take_word(L, 2);
  return ddzlua_list_moves(L, list_moves, &q);
}

static int auto_action(lua_State *L) {
  const ddz_game *game = ddzlua_take_game(L, 1);
  uint32_t seat = ddzlua_take_word(L, 2), how = ddzlua_take_word(L, 3);
  ddz_action action;
  int32_t status = ddz_game_auto(game, seat, how, &action);
  if (status != DDZ_OK) {
    return ddzlua_refused(L, status);
  }
  ddzlua_push_action(L, &action);
  return 1;
}

static int view(lua_State *L) {
  const ddz_game *game = ddzlua_take_game(L, 1);
  uint32_t seat = ddzlua_take_word(L, 2);
  ddz_view view;
  int32_t status;
  view.struct_size = sizeof view;
  status = ddz_game_view(game, seat, &view);
  if (status != DDZ_OK) {
    return ddzlua_refused(L, status);
  }
  ddzlua_push_view(L, &view);
  return 1;
}

static int score(lua_State *L) {
  ddz_score score;
  int32_t status;
  score.struct_size = sizeof score;
  status = ddz_game_score(ddzlua_take_game(L, 1), &score);
  if (status != DDZ_OK) {
    return ddzlua_refused(L, status);
  }
  ddzlua_push_score(L, &score);
  return 1;
}

static int unseen(lua_State *L) {
  const ddz_game *game = ddzlua_take_game(L, 1);
  uint32_t seat = ddzlua_take_word(L, 2);
  ddz_unseen unseen;
  int32_t status;
  unseen.struct_size = sizeof unseen;
  status = ddz_game_unseen(game, seat, &unseen);
  if (status != DDZ_OK) {
    return ddzlua_refused(L, status);
  }
  ddzlua_push_unseen(L, &unseen);
  return 1;
}

static int pack(lua_State *L) {
  uint8_t packed[DDZ_PACKED_MAX];
  uint32_t len = 0;
  int32_t status = ddz_game_pack(ddzlua_take_game(L, 1), packed, DDZ_PACKED_MAX, &len);
  if (status != DDZ_OK) {
    return ddzlua_refused(L, status);
  }
  ddzlua_push_bytes(L, packed, len);
  return 1;
}

// ---- the metatable -------------------------------------------------------------

static int equal(lua_State *L) {
  const ddz_game *a = ddzlua_take_game(L, 1), *b = ddzlua_take_game(L, 2);
  lua_pushboolean(L, memcmp(a, b, sizeof *a) == 0);
  return 1;
}

// A method, or a field: the table of the first upvalue has the methods, and of
// the fields their places in the list. A name that is neither is a fault of the
// program, and would be a nil that nobody sees.
static int get(lua_State *L) {
  const ddz_game *game = ddzlua_take_game(L, 1);
  lua_pushvalue(L, 2);
  lua_rawget(L, lua_upvalueindex(1));
  if (lua_isnil(L, -1)) {
    return luaL_error(L, "a game has no '%s'", luaL_checkstring(L, 2));
  }
  if (lua_type(L, -1) == LUA_TNUMBER) {
    ddzlua_push_field(L, game, &ddzlua_game_fields[lua_tointeger(L, -1)]);
  }
  return 1;
}

static void open_metatable(lua_State *L) {
  static const luaL_Reg methods[] = {{"clone", clone},   {"check", check}, {"act", act},
                                     {"legal", legal},   {"moves", moves}, {"auto", auto_action},
                                     {"view", view},     {"score", score}, {"unseen", unseen},
                                     {"pack", pack},     {NULL, NULL}};
  int i;
  luaL_newmetatable(L, DDZLUA_GAME);
  lua_newtable(L);
  ddzlua_set_functions(L, methods);
  ddzlua_set_state_methods(L);
  for (i = 0; ddzlua_game_fields[i].name != NULL; i += 1) {
    ddzlua_set_number(L, ddzlua_game_fields[i].name, i);
  }
  lua_pushcclosure(L, get, 1);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, equal);
  lua_setfield(L, -2, "__eq");
  lua_pop(L, 1);
}

void ddzlua_open_games(lua_State *L) {
  static const luaL_Reg functions[] = {{"create", game_create},
                                       {"create_dealt", game_create_dealt},
                                       {"unpack", game_unpack},
                                       {NULL, NULL}};
  open_metatable(L);
  lua_newtable(L);
  ddzlua_set_functions(L, functions);
  ddzlua_close_room(L, "game");
}
