// What a game says about itself. It holds every hand and the seed: a player is
// sent a view.
#include "ddz_lua.h"

#define FIELD(name, how) {#name, offsetof(ddz_game, name), how}

const ddzlua_field ddzlua_game_fields[] = {FIELD(actions, DDZLUA_WORD),
                                           FIELD(phase, DDZLUA_BYTE),
                                           FIELD(landlord, DDZLUA_SEAT),
                                           FIELD(winner, DDZLUA_SEAT),
                                           {"on_table", offsetof(ddz_game, table), DDZLUA_PLAY},
                                           FIELD(table_seat, DDZLUA_SEAT),
                                           FIELD(first_seat, DDZLUA_BYTE),
                                           FIELD(first_bidder, DDZLUA_BYTE),
                                           FIELD(face_up, DDZLUA_CARD),
                                           FIELD(redeals, DDZLUA_BYTE),
                                           FIELD(bid, DDZLUA_BYTE),
                                           FIELD(robs, DDZLUA_BYTE),
                                           FIELD(first_revealer, DDZLUA_SEAT),
                                           FIELD(bombs, DDZLUA_BYTE),
                                           FIELD(rockets, DDZLUA_BYTE),
                                           FIELD(shuttles, DDZLUA_BYTE),
                                           {NULL, 0, DDZLUA_BYTE}};

// Any number that is no seat has no bit.
static int has_seat(lua_State *L, uint8_t seats) {
  uint32_t seat = ddzlua_take_word(L, 2);
  lua_pushboolean(L, seat < DDZ_SEATS_MAX && (seats >> seat & 1) != 0);
  return 1;
}

static int is_waiting_for(lua_State *L) { return has_seat(L, ddzlua_take_game(L, 1)->waiting); }
static int has_passed(lua_State *L) { return has_seat(L, ddzlua_take_game(L, 1)->passed); }

static int of_seat(lua_State *L, const uint8_t *numbers) {
  uint32_t seat = ddzlua_take_word(L, 2);
  if (seat >= DDZ_SEATS_MAX) {
    return ddzlua_refused(L, DDZ_ERR_ENUM);
  }
  ddzlua_push_number(L, numbers[seat]);
  return 1;
}

static int plays_of(lua_State *L) { return of_seat(L, ddzlua_take_game(L, 1)->plays); }
static int shown_by(lua_State *L) { return of_seat(L, ddzlua_take_game(L, 1)->shown); }
static int doubled_by(lua_State *L) { return of_seat(L, ddzlua_take_game(L, 1)->doubles); }

// A set of cards, bit rank * 4 + suit, from low to high.
static int push_set(lua_State *L, const uint32_t *words) {
  uint8_t cards[64];
  size_t len = 0;
  uint32_t bit;
  for (bit = 0; bit < 64; bit += 1) {
    uint32_t rank = bit / 4, suit = bit % 4;
    if ((words[bit / 32] >> bit % 32 & 1) == 0) {
      continue;
    }
    if (rank >= DDZ_RANK_SMALL_JOKER) {
      cards[len] = (uint8_t)(0x4E + rank - DDZ_RANK_SMALL_JOKER);
    } else {
      cards[len] = (uint8_t)(suit << 4 | (rank >= DDZ_RANK_A ? rank - DDZ_RANK_A + 1 : rank + 3));
    }
    len += 1;
  }
  ddzlua_push_bytes(L, cards, len);
  return 1;
}

static int set_of_seat(lua_State *L, const uint32_t *words) {
  uint32_t seat = ddzlua_take_word(L, 2);
  return seat < DDZ_SEATS_MAX ? push_set(L, words + 2 * seat) : ddzlua_refused(L, DDZ_ERR_ENUM);
}

static int hand_of(lua_State *L) { return set_of_seat(L, ddzlua_take_game(L, 1)->hands); }
static int played_by(lua_State *L) { return set_of_seat(L, ddzlua_take_game(L, 1)->played); }
static int latest_by(lua_State *L) { return set_of_seat(L, ddzlua_take_game(L, 1)->latest); }
static int bottom(lua_State *L) { return push_set(L, ddzlua_take_game(L, 1)->bottom); }

// What was said in the auction of this deal, in order.
static int answers(lua_State *L) {
  const ddz_game *game = ddzlua_take_game(L, 1);
  size_t i;
  lua_newtable(L);
  for (i = 0; i < sizeof game->answers && game->answers[i] != DDZ_SAID_NOTHING; i += 1) {
    ddzlua_push_number(L, game->answers[i]);
    lua_rawseti(L, -2, (int)i + 1);
  }
  return 1;
}

static int rules(lua_State *L) {
  ddzlua_push_rules(L, &ddzlua_take_game(L, 1)->rules);
  return 1;
}

static int flow(lua_State *L) {
  ddzlua_push_flow(L, &ddzlua_take_game(L, 1)->flow);
  return 1;
}

// nil when the deck was given.
static int seed(lua_State *L) {
  const ddz_game *game = ddzlua_take_game(L, 1);
  if (game->seeded) {
    ddzlua_push_bytes(L, game->seed, sizeof game->seed);
  } else {
    lua_pushnil(L);
  }
  return 1;
}

void ddzlua_set_state_methods(lua_State *L) {
  static const luaL_Reg methods[] = {{"is_waiting_for", is_waiting_for},
                                     {"has_passed", has_passed},
                                     {"plays_of", plays_of},
                                     {"shown_by", shown_by},
                                     {"doubled_by", doubled_by},
                                     {"hand_of", hand_of},
                                     {"played_by", played_by},
                                     {"latest_by", latest_by},
                                     {"bottom", bottom},
                                     {"answers", answers},
                                     {"rules", rules},
                                     {"flow", flow},
                                     {"seed", seed},
                                     {NULL, NULL}};
  ddzlua_set_functions(L, methods);
}
