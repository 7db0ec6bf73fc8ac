// Rule sets and flows: structs of switches that never change once they are made,
// and that the library has found free of contradictions.
#include "ddz_lua.h"

#include <string.h>

// What the two have in common.
typedef struct board {
  const char *type;
  const ddzlua_switch *switches;
  size_t size;
  // The first of the bytes that no switch has yet.
  size_t reserved;
  // What stands for a word that is none, so that it is refused.
  uint32_t no_word;
  int32_t (*preset)(uint32_t preset, void *out);
  int32_t (*check)(const void *of);
} board;

// Room for either.
typedef union any {
  ddz_rules rules;
  ddz_flow flow;
} any;

static int32_t rules_preset(uint32_t preset, void *out) {
  return ddz_rules_preset(preset, (ddz_rules *)out);
}

static int32_t rules_check(const void *of) { return ddz_rules_check((const ddz_rules *)of); }

static int32_t flow_preset(uint32_t preset, void *out) {
  return ddz_flow_preset(preset, (ddz_flow *)out);
}

static int32_t flow_check(const void *of) { return ddz_flow_check((const ddz_flow *)of); }

static const board boards[] = {
    {DDZLUA_RULE_SET, ddzlua_rules_switches, sizeof(ddz_rules), offsetof(ddz_rules, reserved),
     UINT32_MAX, rules_preset, rules_check},
    {DDZLUA_FLOW, ddzlua_flow_switches, sizeof(ddz_flow), offsetof(ddz_flow, reserved), 0,
     flow_preset, flow_check}};

// Each function knows by its first upvalue which of the two it works for.
static const board *board_of(lua_State *L) {
  return &boards[lua_tointeger(L, lua_upvalueindex(1))];
}

static void blank(const board *of, any *out) {
  uint32_t size = (uint32_t)of->size;
  memset(out, 0, sizeof *out);
  memcpy(out, &size, sizeof size);
}

static void set_switch(const board *of, const ddzlua_switch *one, any *out, lua_State *L,
                       int index) {
  uint8_t *at = (uint8_t *)out + one->offset;
  uint32_t number;
  if (one->is_word) {
    number = ddzlua_is_whole(L, index, UINT32_MAX, &number) ? number : of->no_word;
    memcpy(at, &number, sizeof number);
  } else {
    // 255 is in no switch's range.
    *at = ddzlua_is_whole(L, index, 255, &number) ? (uint8_t)number : 255;
  }
}

static const ddzlua_switch *switch_named(const board *of, lua_State *L, int index) {
  const ddzlua_switch *one;
  if (lua_type(L, index) == LUA_TSTRING) {
    for (one = of->switches; one->name != NULL; one += 1) {
      if (strcmp(one->name, lua_tostring(L, index)) == 0) {
        return one;
      }
    }
  }
  return NULL;
}

// Sets what a table names. A name that is none is a switch that this version
// does not have: its place is among the reserved bytes, which must be 0.
static void set_named(const board *of, any *out, lua_State *L, int table) {
  lua_pushnil(L);
  while (lua_next(L, table) != 0) {
    const ddzlua_switch *one = switch_named(of, L, -2);
    if (one != NULL) {
      set_switch(of, one, out, L, -1);
    } else {
      *((uint8_t *)out + of->reserved) = 1;
    }
    lua_pop(L, 1);
  }
}

// Takes a table of all switches; one that is missing is out of range.
static int32_t take_all(const board *of, any *out, lua_State *L, int table) {
  const ddzlua_switch *one;
  luaL_checktype(L, table, LUA_TTABLE);
  blank(of, out);
  lua_settop(L, table);
  lua_pushnil(L);
  for (one = of->switches; one->name != NULL; one += 1) {
    set_switch(of, one, out, L, table + 1);
  }
  lua_pop(L, 1);
  set_named(of, out, L, table);
  return of->check(out);
}

static int made(lua_State *L, const board *of, int32_t status, const any *from) {
  if (status != DDZ_OK) {
    return ddzlua_refused(L, status);
  }
  if (of == &boards[0]) {
    ddzlua_push_rules(L, &from->rules);
  } else {
    ddzlua_push_flow(L, &from->flow);
  }
  return 1;
}

static int of_preset(lua_State *L) {
  const board *of = board_of(L);
  uint32_t preset = ddzlua_take_word(L, 1);
  any out;
  blank(of, &out);
  return made(L, of, of->preset(preset, &out), &out);
}

static int create(lua_State *L) {
  const board *of = board_of(L);
  any out;
  return made(L, of, take_all(of, &out, L, 1), &out);
}

static int check(lua_State *L) {
  const board *of = board_of(L);
  any out;
  return ddzlua_done(L, take_all(of, &out, L, 1));
}

// A copy with some switches changed.
static int with(lua_State *L) {
  const board *of = board_of(L);
  any out;
  memcpy(&out, luaL_checkudata(L, 1, of->type), of->size);
  luaL_checktype(L, 2, LUA_TTABLE);
  set_named(of, &out, L, 2);
  return made(L, of, of->check(&out), &out);
}

static int all_switches(lua_State *L) {
  const board *of = board_of(L);
  const uint8_t *from = (const uint8_t *)luaL_checkudata(L, 1, of->type);
  const ddzlua_switch *one;
  lua_newtable(L);
  for (one = of->switches; one->name != NULL; one += 1) {
    ddzlua_field field;
    field.name = one->name;
    field.offset = one->offset;
    field.how = one->is_word ? DDZLUA_WORD : DDZLUA_BYTE;
    ddzlua_push_field(L, from, &field);
    lua_setfield(L, -2, one->name);
  }
  return 1;
}

static int equal(lua_State *L) {
  const board *of = board_of(L);
  const void *a = luaL_checkudata(L, 1, of->type), *b = luaL_checkudata(L, 2, of->type);
  lua_pushboolean(L, memcmp(a, b, of->size) == 0);
  return 1;
}

static void set_functions(lua_State *L, int which, const luaL_Reg *functions) {
  for (; functions->name != NULL; functions += 1) {
    lua_pushinteger(L, which);
    lua_pushcclosure(L, functions->func, 1);
    lua_setfield(L, -2, functions->name);
  }
}

static void open(lua_State *L, int which, const char *room) {
  static const luaL_Reg functions[] = {
      {"of", of_preset}, {"create", create}, {"check", check}, {NULL, NULL}};
  static const luaL_Reg methods[] = {{"with", with}, {"switches", all_switches}, {NULL, NULL}};
  static const luaL_Reg operators[] = {{"__eq", equal}, {NULL, NULL}};
  luaL_newmetatable(L, boards[which].type);
  set_functions(L, which, operators);
  lua_newtable(L);
  set_functions(L, which, methods);
  lua_setfield(L, -2, "__index");
  lua_pop(L, 1);
  lua_newtable(L);
  set_functions(L, which, functions);
  ddzlua_close_room(L, room);
}

void ddzlua_open_switches(lua_State *L) {
  open(L, 0, "rule_set");
  open(L, 1, "flow");
}
