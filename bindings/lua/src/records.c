// A deal as bytes: how it began, then each action.
#include "ddz_lua.h"

// What ddz_record_replay leaves where no action is to blame.
#define NO_ACTION UINT32_MAX

static int written(lua_State *L, int32_t status, const uint8_t *bytes, uint32_t len) {
  if (status != DDZ_OK) {
    return ddzlua_refused(L, status);
  }
  ddzlua_push_bytes(L, bytes, len);
  return 1;
}

static int record_begin(lua_State *L) {
  uint8_t bytes[DDZ_RECORD_BEGIN_MAX];
  uint32_t len = 0;
  int32_t status = ddz_record_begin(ddzlua_take_game(L, 1), bytes, DDZ_RECORD_BEGIN_MAX, &len);
  return written(L, status, bytes, len);
}

// record.append(game, action): the game after it has accepted the action.
static int record_append(lua_State *L) {
  const ddz_game *game = ddzlua_take_game(L, 1);
  ddz_action action;
  uint8_t bytes[DDZ_RECORD_ENTRY_MAX];
  uint32_t len = 0;
  int32_t status;
  ddzlua_take_action(L, 2, &action);
  status = ddz_record_append(game, &action, bytes, DDZ_RECORD_ENTRY_MAX, &len);
  return written(L, status, bytes, len);
}

// record.replay(record, count): the game and how many actions were played, or a
// refusal and the index of the action that is to blame, counted from 0.
static int record_replay(lua_State *L) {
  uint32_t len, count = UINT32_MAX, index = NO_ACTION;
  const char *record = ddzlua_take_string(L, 1, &len);
  ddz_game *game;
  int32_t status;
  if (!lua_isnoneornil(L, 2)) {
    luaL_checktype(L, 2, LUA_TNUMBER);
    if (!ddzlua_is_whole(L, 2, UINT32_MAX, &count)) {
      return ddzlua_refused(L, DDZ_ERR_LENGTH);
    }
  }
  game = ddzlua_push_game(L);
  status = ddz_record_replay((const uint8_t *)record, len, count, game, &index);
  if (status == DDZ_OK) {
    ddzlua_push_number(L, index);
    return 2;
  }
  ddzlua_refused(L, status);
  if (index == NO_ACTION) {
    return 3;
  }
  ddzlua_push_number(L, index);
  return 4;
}

// record.action_at(record, index), counted from 0.
static int record_action_at(lua_State *L) {
  uint32_t len, index;
  const char *record = ddzlua_take_string(L, 1, &len);
  ddz_action action;
  int32_t status;
  luaL_checktype(L, 2, LUA_TNUMBER);
  if (!ddzlua_is_whole(L, 2, UINT32_MAX, &index)) {
    return ddzlua_refused(L, DDZ_ERR_LENGTH);
  }
  status = ddz_record_action((const uint8_t *)record, len, index, &action);
  if (status != DDZ_OK) {
    return ddzlua_refused(L, status);
  }
  ddzlua_push_action(L, &action);
  return 1;
}

void ddzlua_open_records(lua_State *L) {
  static const luaL_Reg functions[] = {{"begin", record_begin},
                                       {"append", record_append},
                                       {"replay", record_replay},
                                       {"action_at", record_action_at},
                                       {NULL, NULL}};
  lua_newtable(L);
  ddzlua_set_functions(L, functions);
  ddzlua_close_room(L, "record");
}
