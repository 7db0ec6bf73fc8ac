// What a call answers.
#include "ddz_lua.h"

#include <string.h>

// Most lists fit in so many moves; a longer one is made anew in memory of Lua.
#define MOVES_ON_STACK 64

int ddzlua_refused(lua_State *L, int32_t status) {
  lua_pushnil(L);
  lua_pushstring(L, ddz_status_text(status, DDZ_LANGUAGE_ENGLISH));
  ddzlua_push_number(L, status);
  return 3;
}

int ddzlua_done(lua_State *L, int32_t status) {
  if (status != DDZ_OK) {
    return ddzlua_refused(L, status);
  }
  lua_pushboolean(L, 1);
  return 1;
}

int ddzlua_counted(lua_State *L, int32_t status, uint32_t number) {
  if (status != DDZ_OK) {
    return ddzlua_refused(L, status);
  }
  ddzlua_push_number(L, number);
  return 1;
}

// A lua_Integer may have only 32 bits; a lua_Number holds all of ours.
void ddzlua_push_number(lua_State *L, int64_t number) {
  if (number == (int64_t)(lua_Integer)number) {
    lua_pushinteger(L, (lua_Integer)number);
  } else {
    lua_pushnumber(L, (lua_Number)number);
  }
}

void ddzlua_push_bytes(lua_State *L, const uint8_t *bytes, size_t len) {
  lua_pushlstring(L, (const char *)bytes, len);
}

void ddzlua_push_play(lua_State *L, const ddz_play *play) {
  lua_createtable(L, 0, 4);
  ddzlua_set_number(L, "kind", play->kind);
  ddzlua_set_number(L, "rank", play->rank);
  ddzlua_set_number(L, "length", play->length);
  ddzlua_set_number(L, "cards", play->cards);
}

static void *push_userdata(lua_State *L, size_t size, const char *type) {
  void *memory = lua_newuserdata(L, size);
  memset(memory, 0, size);
  luaL_getmetatable(L, type);
  lua_setmetatable(L, -2);
  return memory;
}

void ddzlua_push_rules(lua_State *L, const ddz_rules *rules) {
  memcpy(push_userdata(L, sizeof *rules, DDZLUA_RULE_SET), rules, sizeof *rules);
}

void ddzlua_push_flow(lua_State *L, const ddz_flow *flow) {
  memcpy(push_userdata(L, sizeof *flow, DDZLUA_FLOW), flow, sizeof *flow);
}

ddz_game *ddzlua_push_game(lua_State *L) {
  ddz_game *game = (ddz_game *)push_userdata(L, sizeof *game, DDZLUA_GAME);
  game->struct_size = sizeof *game;
  return game;
}

static void push_moves(lua_State *L, const ddz_move *moves, uint32_t len) {
  uint32_t i;
  lua_createtable(L, (int)len, 0);
  for (i = 0; i < len; i += 1) {
    lua_createtable(L, 0, 2);
    ddzlua_push_play(L, &moves[i].play);
    lua_setfield(L, -2, "play");
    ddzlua_set_bytes(L, "cards", moves[i].cards, moves[i].play.cards);
    lua_rawseti(L, -2, (int)i + 1);
  }
}

int ddzlua_list_moves(lua_State *L, ddzlua_lister lister, const void *question) {
  ddz_move few[MOVES_ON_STACK];
  ddz_move *moves = few;
  uint32_t len = 0;
  int32_t status = lister(question, few, MOVES_ON_STACK, &len);
  if (status == DDZ_ERR_BUFFER) {
    moves = (ddz_move *)lua_newuserdata(L, len * sizeof *moves);
    status = lister(question, moves, len, &len);
  }
  if (status != DDZ_OK) {
    return ddzlua_refused(L, status);
  }
  push_moves(L, moves, len);
  return 1;
}

void ddzlua_push_field(lua_State *L, const void *of, const ddzlua_field *field) {
  const uint8_t *at = (const uint8_t *)of + field->offset;
  uint32_t word;
  ddz_play play;
  switch (field->how) {
    case DDZLUA_WORD:
      memcpy(&word, at, sizeof word);
      ddzlua_push_number(L, word);
      return;
    case DDZLUA_PLAY:
      memcpy(&play, at, sizeof play);
      ddzlua_push_play(L, &play);
      return;
    case DDZLUA_SEAT:
      if (*at == DDZ_SEAT_NONE) {
        lua_pushnil(L);
        return;
      }
      break;
    case DDZLUA_CARD:
      if (*at == 0) {
        lua_pushnil(L);
        return;
      }
      break;
    case DDZLUA_BYTE:
      break;
  }
  ddzlua_push_number(L, *at);
}

void ddzlua_set_fields(lua_State *L, const void *of, const ddzlua_field *fields) {
  for (; fields->name != NULL; fields += 1) {
    ddzlua_push_field(L, of, fields);
    lua_setfield(L, -2, fields->name);
  }
}

void ddzlua_set_number(lua_State *L, const char *name, int64_t number) {
  ddzlua_push_number(L, number);
  lua_setfield(L, -2, name);
}

void ddzlua_set_boolean(lua_State *L, const char *name, int is) {
  lua_pushboolean(L, is);
  lua_setfield(L, -2, name);
}

void ddzlua_set_bytes(lua_State *L, const char *name, const uint8_t *bytes, size_t len) {
  ddzlua_push_bytes(L, bytes, len);
  lua_setfield(L, -2, name);
}
