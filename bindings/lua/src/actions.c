// What a seat does: a table with the fields seat, kind, value, cards, declared
// and turn. One that came from a player may hold anything; what is wrong with it
// says the call that it is given to.
#include "ddz_lua.h"

#include <string.h>

static void read_cards(lua_State *L, ddz_action *out) {
  ddzlua_bytes cards;
  if (lua_isnil(L, -1)) {
    return;
  }
  if (!ddzlua_read_bytes(L, -1, &cards)) {
    // Neither a string nor a table: a card that is none.
    out->len = 1;
    out->cards[0] = 0xFF;
    return;
  }
  // More than fit are refused for their number, before any is looked at.
  out->len = (uint8_t)(cards.len > 255 ? 255 : cards.len);
  if (cards.len <= DDZ_CARDS_MAX) {
    memcpy(out->cards, cards.at, cards.len);
  }
}

static void read_declared(lua_State *L, ddz_action *out) {
  if (lua_istable(L, -1)) {
    ddzlua_read_play(L, -1, &out->play);
  } else if (!lua_isnil(L, -1)) {
    out->play.kind = 255;
  }
}

static void raw_field(lua_State *L, int index, const char *name) {
  lua_pushstring(L, name);
  lua_rawget(L, index);
}

void ddzlua_take_action(lua_State *L, int argument, ddz_action *out) {
  luaL_checktype(L, argument, LUA_TTABLE);
  memset(out, 0, sizeof *out);
  out->seat = ddzlua_read_byte(L, argument, "seat", 255);
  out->kind = ddzlua_read_byte(L, argument, "kind", 255);
  out->value = ddzlua_read_byte(L, argument, "value", 0);
  raw_field(L, argument, "cards");
  read_cards(L, out);
  raw_field(L, argument, "declared");
  read_declared(L, out);
  raw_field(L, argument, "turn");
  // A number that no turn has is refused as one that has gone by.
  if (!lua_isnil(L, -1) && !ddzlua_is_whole(L, -1, UINT32_MAX, &out->turn)) {
    out->turn = UINT32_MAX;
  }
  lua_pop(L, 3);
}

// Only what the kind uses, so that the table can be sent as it is.
void ddzlua_push_action(lua_State *L, const ddz_action *action) {
  lua_newtable(L);
  ddzlua_set_number(L, "seat", action->seat);
  ddzlua_set_number(L, "kind", action->kind);
  if (action->value != 0) {
    ddzlua_set_number(L, "value", action->value);
  }
  if (action->kind == DDZ_ACTION_PLAY) {
    ddzlua_set_bytes(L, "cards", action->cards, action->len);
    if (action->play.kind != DDZ_KIND_NONE) {
      ddzlua_push_play(L, &action->play);
      lua_setfield(L, -2, "declared");
    }
  }
  if (action->turn != 0) {
    ddzlua_set_number(L, "turn", action->turn);
  }
}

// ---- action: the makers ----------------------------------------------------------

// The first argument is the seat; the second, where there is one, the value.
static int make(lua_State *L, int kind, int has_value) {
  luaL_checktype(L, 1, LUA_TNUMBER);
  if (has_value) {
    luaL_checktype(L, 2, LUA_TNUMBER);
  }
  lua_settop(L, 2);
  lua_newtable(L);
  lua_pushvalue(L, 1);
  lua_setfield(L, -2, "seat");
  ddzlua_set_number(L, "kind", kind);
  if (has_value) {
    lua_pushvalue(L, 2);
    lua_setfield(L, -2, "value");
  }
  return 1;
}

static int action_pass(lua_State *L) { return make(L, DDZ_ACTION_PASS, 0); }
static int action_bid(lua_State *L) { return make(L, DDZ_ACTION_BID, 1); }
static int action_call(lua_State *L) { return make(L, DDZ_ACTION_CALL, 0); }
static int action_rob(lua_State *L) { return make(L, DDZ_ACTION_ROB, 0); }
static int action_double(lua_State *L) { return make(L, DDZ_ACTION_DOUBLE, 1); }
static int action_show(lua_State *L) { return make(L, DDZ_ACTION_SHOW, 1); }
static int action_timeout(lua_State *L) { return make(L, DDZ_ACTION_TIMEOUT, 0); }

// action.play(seat, cards, declared)
static int action_play(lua_State *L) {
  ddzlua_bytes cards;
  ddz_play declared;
  luaL_checktype(L, 1, LUA_TNUMBER);
  ddzlua_take_bytes(L, 2, &cards);
  ddzlua_take_play(L, 3, &declared);
  lua_settop(L, 3);
  lua_newtable(L);
  lua_insert(L, 1);
  lua_setfield(L, 1, "declared");
  lua_setfield(L, 1, "cards");
  lua_setfield(L, 1, "seat");
  ddzlua_set_number(L, "kind", DDZ_ACTION_PLAY);
  return 1;
}

void ddzlua_open_actions(lua_State *L) {
  static const luaL_Reg functions[] = {
      {"pass", action_pass}, {"bid", action_bid},   {"call", action_call},
      {"rob", action_rob},   {"double", action_double}, {"show", action_show},
      {"play", action_play}, {"timeout", action_timeout}, {NULL, NULL}};
  lua_newtable(L);
  ddzlua_set_functions(L, functions);
  ddzlua_close_room(L, "action");
}
