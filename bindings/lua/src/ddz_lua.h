// What the files of the module share. Lua 5.1 to 5.4 and LuaJIT.
//
// What a call is given: an argument of another type than the call takes is a
// fault of the program and raises an error. What stands inside a string or a
// table came from somewhere, and what the library does not take of it is
// refused: nil, the text of the status, its number. Tables are read without
// their metamethods, so that no code of the caller runs in between.
#ifndef DDZLUA_DDZ_LUA_H
#define DDZLUA_DDZ_LUA_H

#include <lauxlib.h>
#include <lua.h>

#include "names.h"

// The names of the metatables.
#define DDZLUA_RULE_SET "ddz.rule_set"
#define DDZLUA_FLOW "ddz.flow"
#define DDZLUA_GAME "ddz.game"

// Bytes from a string, which lives as long as its place on the stack, or from a
// table. Of a table that has more than there are cards only the length is right:
// every call refuses it before it reads a byte.
typedef struct ddzlua_bytes {
  const uint8_t *at;
  uint32_t len;
  // 0 where an item of the table is no byte; 0xFF, which is no card, stands there.
  int are_bytes;
  uint8_t room[DDZ_DECK_LEN];
} ddzlua_bytes;

// ---- take.c: what a call is given -------------------------------------------

// Whether the value is a whole number from 0 to `most`.
DDZLUA_LOCAL int ddzlua_is_whole(lua_State *L, int index, uint32_t most, uint32_t *out);
// A number; 0xFFFFFFFF, which names nothing, for one that is no whole number of
// 32 bits.
DDZLUA_LOCAL uint32_t ddzlua_take_word(lua_State *L, int argument);
// The same, `otherwise` where there is no argument.
DDZLUA_LOCAL uint32_t ddzlua_take_word_or(lua_State *L, int argument, uint32_t otherwise);
// A string of bytes, or a table of numbers.
DDZLUA_LOCAL void ddzlua_take_bytes(lua_State *L, int argument, ddzlua_bytes *out);
// The same of a value that came inside a table; 0 where it is neither.
DDZLUA_LOCAL int ddzlua_read_bytes(lua_State *L, int index, ddzlua_bytes *out);
// A string, and how long it is.
DDZLUA_LOCAL const char *ddzlua_take_string(lua_State *L, int argument, uint32_t *len);
// A table of the fields of ddz_play; NULL for nil. A field that is no byte is
// 255, which no play has.
DDZLUA_LOCAL const ddz_play *ddzlua_take_play(lua_State *L, int argument, ddz_play *room);
DDZLUA_LOCAL void ddzlua_read_play(lua_State *L, int index, ddz_play *out);
// The field of a table as a byte: `missing` where it is nil, 255 where it is
// anything else than a byte.
DDZLUA_LOCAL uint8_t ddzlua_read_byte(lua_State *L, int index, const char *name, uint8_t missing);
DDZLUA_LOCAL const ddz_rules *ddzlua_take_rules(lua_State *L, int argument);
DDZLUA_LOCAL const ddz_flow *ddzlua_take_flow(lua_State *L, int argument);
DDZLUA_LOCAL ddz_game *ddzlua_take_game(lua_State *L, int argument);

// ---- give.c: what a call answers; each function of it pushes ------------------

// nil, the text, the number: three values.
DDZLUA_LOCAL int ddzlua_refused(lua_State *L, int32_t status);
// true, or the three values of a refusal.
DDZLUA_LOCAL int ddzlua_done(lua_State *L, int32_t status);
// The number if the status is DDZ_OK.
DDZLUA_LOCAL int ddzlua_counted(lua_State *L, int32_t status, uint32_t number);
DDZLUA_LOCAL void ddzlua_push_number(lua_State *L, int64_t number);
DDZLUA_LOCAL void ddzlua_push_bytes(lua_State *L, const uint8_t *bytes, size_t len);
DDZLUA_LOCAL void ddzlua_push_play(lua_State *L, const ddz_play *play);
DDZLUA_LOCAL void ddzlua_push_rules(lua_State *L, const ddz_rules *rules);
DDZLUA_LOCAL void ddzlua_push_flow(lua_State *L, const ddz_flow *flow);
// Room for a game; its bytes are 0 but for struct_size.
DDZLUA_LOCAL ddz_game *ddzlua_push_game(lua_State *L);

// A call that lists moves, and what it is asked.
typedef int32_t (*ddzlua_lister)(const void *question, ddz_move *out, uint32_t cap,
                                 uint32_t *out_len);
// A list of moves, or the three values of a refusal; answers how many values.
DDZLUA_LOCAL int ddzlua_list_moves(lua_State *L, ddzlua_lister lister, const void *question);

// How a field is shown in Lua.
typedef enum ddzlua_how {
  DDZLUA_BYTE,
  DDZLUA_WORD,
  DDZLUA_SEAT,  // nil for DDZ_SEAT_NONE
  DDZLUA_CARD,  // nil for 0
  DDZLUA_PLAY
} ddzlua_how;

typedef struct ddzlua_field {
  const char *name;
  size_t offset;
  ddzlua_how how;
} ddzlua_field;

DDZLUA_LOCAL void ddzlua_push_field(lua_State *L, const void *of, const ddzlua_field *field);
// Sets all fields of a list, which ends with a NULL name, in the table on top.
DDZLUA_LOCAL void ddzlua_set_fields(lua_State *L, const void *of, const ddzlua_field *fields);
DDZLUA_LOCAL void ddzlua_set_number(lua_State *L, const char *name, int64_t number);
DDZLUA_LOCAL void ddzlua_set_boolean(lua_State *L, const char *name, int is);
DDZLUA_LOCAL void ddzlua_set_bytes(lua_State *L, const char *name, const uint8_t *bytes,
                                   size_t len);

// ---- the rooms: functions that are set in the table on top ---------------------

DDZLUA_LOCAL void ddzlua_set_functions(lua_State *L, const luaL_Reg *functions);
// cards.c: card, cards, deck
DDZLUA_LOCAL void ddzlua_open_cards(lua_State *L);
// switches.c: rule_set, flow
DDZLUA_LOCAL void ddzlua_open_switches(lua_State *L);
// plays.c: rules, moves, hints, hand
DDZLUA_LOCAL void ddzlua_open_plays(lua_State *L);
// actions.c: action
DDZLUA_LOCAL void ddzlua_open_actions(lua_State *L);
// games.c: game
DDZLUA_LOCAL void ddzlua_open_games(lua_State *L);
// records.c: record
DDZLUA_LOCAL void ddzlua_open_records(lua_State *L);
// The table on top becomes that room of the module below it, and goes.
DDZLUA_LOCAL void ddzlua_close_room(lua_State *L, const char *name);

// actions.c
DDZLUA_LOCAL void ddzlua_take_action(lua_State *L, int argument, ddz_action *out);
DDZLUA_LOCAL void ddzlua_push_action(lua_State *L, const ddz_action *action);

// states.c: what a game says about itself, set in the table on top
DDZLUA_LOCAL void ddzlua_set_state_methods(lua_State *L);
// Its fields, for the metatable of a game.
DDZLUA_LOCAL extern const ddzlua_field ddzlua_game_fields[];

// views.c: a seat's view, its card counter and the score, as plain tables
DDZLUA_LOCAL void ddzlua_push_view(lua_State *L, const ddz_view *view);
DDZLUA_LOCAL void ddzlua_push_score(lua_State *L, const ddz_score *score);
DDZLUA_LOCAL void ddzlua_push_unseen(lua_State *L, const ddz_unseen *unseen);

#endif
