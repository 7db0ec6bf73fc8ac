// The module itself: versions, texts, names, and the rooms.
#include "ddz_lua.h"

#if defined(_WIN32)
#define EXPORTED __declspec(dllexport)
#elif defined(__GNUC__)
#define EXPORTED __attribute__((visibility("default")))
#else
#define EXPORTED
#endif

// A number that no call answers.
#define NO_STATUS 1

EXPORTED int luaopen_ddz(lua_State *L);

void ddzlua_set_functions(lua_State *L, const luaL_Reg *functions) {
  for (; functions->name != NULL; functions += 1) {
    lua_pushcfunction(L, functions->func);
    lua_setfield(L, -2, functions->name);
  }
}

void ddzlua_close_room(lua_State *L, const char *name) { lua_setfield(L, -2, name); }

// ---- versions and texts -----------------------------------------------------------

static int version_text(lua_State *L) {
  lua_pushstring(L, ddz_version_text());
  return 1;
}

static int version_number(lua_State *L) {
  ddzlua_push_number(L, ddz_version_number());
  return 1;
}

static int abi_version(lua_State *L) {
  ddzlua_push_number(L, ddz_abi_version());
  return 1;
}

// status_text(status, language): English where no language is named.
static int status_text(lua_State *L) {
  uint32_t language = ddzlua_take_word_or(L, 2, DDZ_LANGUAGE_ENGLISH);
  double number;
  int32_t status = NO_STATUS;
  luaL_checktype(L, 1, LUA_TNUMBER);
  number = (double)lua_tonumber(L, 1);
  if (number >= INT32_MIN && number <= 0 && (double)(int32_t)number == number) {
    status = (int32_t)number;
  }
  lua_pushstring(L, ddz_status_text(status, language));
  return 1;
}

static int kind_text(lua_State *L) {
  uint32_t kind = ddzlua_take_word(L, 1);
  uint32_t language = ddzlua_take_word_or(L, 2, DDZ_LANGUAGE_ENGLISH);
  lua_pushstring(L, ddz_kind_text(kind, language));
  return 1;
}

// ---- names ------------------------------------------------------------------------

// What is not in a table of names itself: the name of a number, nil where a
// later version may have one. A name that is not there is a fault of the program.
static int name_of(lua_State *L) {
  if (lua_type(L, 2) == LUA_TNUMBER) {
    lua_pushvalue(L, 2);
    lua_rawget(L, lua_upvalueindex(1));
    return 1;
  }
  return luaL_error(L, "ddz.%s has no '%s'", lua_tostring(L, lua_upvalueindex(2)),
                    luaL_checkstring(L, 2));
}

// The table that is filled has numbers by their names, its metatable the way back.
static void set_enum(lua_State *L, const char *name, const ddzlua_number *numbers) {
  lua_newtable(L);
  lua_newtable(L);
  lua_newtable(L);
  for (; numbers->name != NULL; numbers += 1) {
    ddzlua_push_number(L, numbers->value);
    lua_setfield(L, -4, numbers->name);
    ddzlua_push_number(L, numbers->value);
    lua_pushstring(L, numbers->name);
    lua_rawset(L, -3);
  }
  lua_pushstring(L, name);
  lua_pushcclosure(L, name_of, 2);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_setfield(L, -2, name);
}

// The suits have no constants in C, since they never matter to the rules.
static const ddzlua_number suits[] = {
    {"DIAMOND", 0}, {"CLUB", 1}, {"HEART", 2}, {"SPADE", 3}, {NULL, 0}};

static void set_names(lua_State *L) {
  const ddzlua_enum *one;
  const ddzlua_number *number;
  for (one = ddzlua_enums; one->name != NULL; one += 1) {
    set_enum(L, one->name, one->numbers);
  }
  set_enum(L, "suit", suits);
  for (number = ddzlua_constants; number->name != NULL; number += 1) {
    ddzlua_set_number(L, number->name, number->value);
  }
}

int luaopen_ddz(lua_State *L) {
  static const luaL_Reg functions[] = {{"version_text", version_text},
                                       {"version_number", version_number},
                                       {"abi_version", abi_version},
                                       {"status_text", status_text},
                                       {"kind_text", kind_text},
                                       {NULL, NULL}};
  if (ddz_abi_version() != DDZ_ABI_VERSION) {
    return luaL_error(L, "libddz has ABI %d, this module was built for ABI %d",
                      (int)ddz_abi_version(), (int)DDZ_ABI_VERSION);
  }
  lua_newtable(L);
  ddzlua_set_functions(L, functions);
  set_names(L);
  ddzlua_open_cards(L);
  ddzlua_open_switches(L);
  ddzlua_open_plays(L);
  ddzlua_open_actions(L);
  ddzlua_open_games(L);
  ddzlua_open_records(L);
  return 1;
}
