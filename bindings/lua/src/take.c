// What a call is given.
#include "ddz_lua.h"

#include <string.h>

#if LUA_VERSION_NUM < 502
#define lua_rawlen lua_objlen
#endif

// Lengths beyond 32 bits are beyond every limit.
static uint32_t length_of(size_t len) {
  return len > UINT32_MAX ? UINT32_MAX : (uint32_t)len;
}

static int absolute(lua_State *L, int index) {
  return index > 0 || index <= LUA_REGISTRYINDEX ? index : lua_gettop(L) + index + 1;
}

int ddzlua_is_whole(lua_State *L, int index, uint32_t most, uint32_t *out) {
  double number;
  if (lua_type(L, index) != LUA_TNUMBER) {
    return 0;
  }
  number = (double)lua_tonumber(L, index);
  // Not a number is in no range.
  if (!(number >= 0 && number <= (double)most)) {
    return 0;
  }
  *out = (uint32_t)number;
  return (double)*out == number;
}

uint32_t ddzlua_take_word(lua_State *L, int argument) {
  uint32_t number;
  luaL_checktype(L, argument, LUA_TNUMBER);
  return ddzlua_is_whole(L, argument, UINT32_MAX, &number) ? number : UINT32_MAX;
}

uint32_t ddzlua_take_word_or(lua_State *L, int argument, uint32_t otherwise) {
  return lua_isnoneornil(L, argument) ? otherwise : ddzlua_take_word(L, argument);
}

int ddzlua_read_bytes(lua_State *L, int index, ddzlua_bytes *out) {
  uint32_t i, byte;
  out->are_bytes = 1;
  if (lua_type(L, index) == LUA_TSTRING) {
    size_t len;
    out->at = (const uint8_t *)lua_tolstring(L, index, &len);
    out->len = length_of(len);
    return 1;
  }
  if (lua_type(L, index) != LUA_TTABLE) {
    return 0;
  }
  index = absolute(L, index);
  out->at = out->room;
  out->len = length_of(lua_rawlen(L, index));
  memset(out->room, 0xFF, sizeof out->room);
  for (i = 0; i < out->len && i < DDZ_DECK_LEN; i += 1) {
    lua_rawgeti(L, index, (int)i + 1);
    if (ddzlua_is_whole(L, -1, 255, &byte)) {
      out->room[i] = (uint8_t)byte;
    } else {
      out->are_bytes = 0;
    }
    lua_pop(L, 1);
  }
  return 1;
}

void ddzlua_take_bytes(lua_State *L, int argument, ddzlua_bytes *out) {
  if (!ddzlua_read_bytes(L, argument, out)) {
    luaL_argerror(L, argument, "string of bytes or table of numbers expected");
  }
}

const char *ddzlua_take_string(lua_State *L, int argument, uint32_t *len) {
  size_t bytes;
  const char *text;
  luaL_checktype(L, argument, LUA_TSTRING);
  text = lua_tolstring(L, argument, &bytes);
  *len = length_of(bytes);
  return text;
}

uint8_t ddzlua_read_byte(lua_State *L, int index, const char *name, uint8_t missing) {
  uint32_t byte = 255;
  index = absolute(L, index);
  lua_pushstring(L, name);
  lua_rawget(L, index);
  if (lua_isnil(L, -1)) {
    byte = missing;
  } else if (!ddzlua_is_whole(L, -1, 255, &byte)) {
    byte = 255;
  }
  lua_pop(L, 1);
  return (uint8_t)byte;
}

void ddzlua_read_play(lua_State *L, int index, ddz_play *out) {
  out->kind = ddzlua_read_byte(L, index, "kind", 255);
  out->rank = ddzlua_read_byte(L, index, "rank", 255);
  out->length = ddzlua_read_byte(L, index, "length", 255);
  out->cards = ddzlua_read_byte(L, index, "cards", 255);
}

const ddz_play *ddzlua_take_play(lua_State *L, int argument, ddz_play *room) {
  if (lua_isnoneornil(L, argument)) {
    return NULL;
  }
  luaL_checktype(L, argument, LUA_TTABLE);
  ddzlua_read_play(L, argument, room);
  return room;
}

const ddz_rules *ddzlua_take_rules(lua_State *L, int argument) {
  return (const ddz_rules *)luaL_checkudata(L, argument, DDZLUA_RULE_SET);
}

const ddz_flow *ddzlua_take_flow(lua_State *L, int argument) {
  return (const ddz_flow *)luaL_checkudata(L, argument, DDZLUA_FLOW);
}

ddz_game *ddzlua_take_game(lua_State *L, int argument) {
  return (ddz_game *)luaL_checkudata(L, argument, DDZLUA_GAME);
}
