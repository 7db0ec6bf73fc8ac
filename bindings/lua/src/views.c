// What a seat may know, its card counter, and the score, as plain tables that can
// be sent. What each seat has stands in lists: that of seat s at s + 1.
#include "ddz_lua.h"

#define VIEW(name, how) {#name, offsetof(ddz_view, name), how}
#define SCORE(name, how) {#name, offsetof(ddz_score, name), how}

static const ddzlua_field view_fields[] = {VIEW(seat, DDZLUA_BYTE),
                                           VIEW(phase, DDZLUA_BYTE),
                                           VIEW(actions, DDZLUA_WORD),
                                           VIEW(multiplier, DDZLUA_WORD),
                                           {"on_table", offsetof(ddz_view, table), DDZLUA_PLAY},
                                           VIEW(table_seat, DDZLUA_SEAT),
                                           VIEW(landlord, DDZLUA_SEAT),
                                           VIEW(winner, DDZLUA_SEAT),
                                           VIEW(first_bidder, DDZLUA_BYTE),
                                           VIEW(face_up, DDZLUA_CARD),
                                           VIEW(redeals, DDZLUA_BYTE),
                                           VIEW(bid, DDZLUA_BYTE),
                                           VIEW(robs, DDZLUA_BYTE),
                                           VIEW(bombs, DDZLUA_BYTE),
                                           VIEW(rockets, DDZLUA_BYTE),
                                           VIEW(shuttles, DDZLUA_BYTE),
                                           {NULL, 0, DDZLUA_BYTE}};

static const ddzlua_field score_fields[] = {SCORE(base, DDZLUA_WORD),
                                            SCORE(bid, DDZLUA_WORD),
                                            SCORE(rob_factor, DDZLUA_WORD),
                                            SCORE(show_factor, DDZLUA_WORD),
                                            SCORE(bomb_factor, DDZLUA_WORD),
                                            SCORE(rocket_factor, DDZLUA_WORD),
                                            SCORE(shuttle_factor, DDZLUA_WORD),
                                            SCORE(spring_factor, DDZLUA_WORD),
                                            SCORE(spring, DDZLUA_BYTE),
                                            SCORE(landlord, DDZLUA_SEAT),
                                            SCORE(winner, DDZLUA_SEAT),
                                            {NULL, 0, DDZLUA_BYTE}};

static void push_seat(lua_State *L, const ddz_view *view, int seat) {
  const uint8_t *hand = view->cards + DDZ_CARDS_MAX * seat;
  lua_createtable(L, 0, 10);
  ddzlua_set_boolean(L, "is_waiting_for", view->waiting >> seat & 1);
  ddzlua_set_boolean(L, "has_passed", view->passed >> seat & 1);
  ddzlua_set_number(L, "count", view->counts[seat]);
  ddzlua_set_number(L, "plays", view->plays[seat]);
  ddzlua_set_number(L, "shown", view->shown[seat]);
  ddzlua_set_number(L, "said", view->said[seat]);
  ddzlua_set_number(L, "doubled", view->doubles[seat]);
  // A hidden hand is all 0, and no card is.
  ddzlua_set_bytes(L, "hand", hand, hand[0] == 0 ? 0 : view->counts[seat]);
  ddzlua_set_bytes(L, "played", view->played + DDZ_CARDS_MAX * seat, view->played_counts[seat]);
  ddzlua_set_bytes(L, "latest", view->latest + DDZ_CARDS_MAX * seat, view->latest_counts[seat]);
}

void ddzlua_push_view(lua_State *L, const ddz_view *view) {
  int seat;
  lua_createtable(L, 0, 18);
  ddzlua_set_fields(L, view, view_fields);
  ddzlua_set_bytes(L, "bottom", view->bottom, view->bottom_len);
  lua_createtable(L, view->seats, 0);
  for (seat = 0; seat < view->seats; seat += 1) {
    push_seat(L, view, seat);
    lua_rawseti(L, -2, seat + 1);
  }
  lua_setfield(L, -2, "seats");
}

void ddzlua_push_score(lua_State *L, const ddz_score *score) {
  int seat;
  lua_createtable(L, 0, 13);
  ddzlua_set_fields(L, score, score_fields);
  ddzlua_set_boolean(L, "is_over", score->over);
  lua_createtable(L, score->seats, 0);
  for (seat = 0; seat < score->seats; seat += 1) {
    lua_createtable(L, 0, 3);
    ddzlua_set_number(L, "points", score->points[seat]);
    ddzlua_set_number(L, "double_factor", score->double_factors[seat]);
    ddzlua_set_number(L, "multiplier", score->multipliers[seat]);
    lua_rawseti(L, -2, seat + 1);
  }
  lua_setfield(L, -2, "seats");
}

// A number for each rank, that of rank r at r + 1.
static void set_counts(lua_State *L, const char *name, const uint8_t *counts) {
  int rank;
  lua_createtable(L, DDZ_RANK_BIG_JOKER + 1, 0);
  for (rank = 0; rank <= DDZ_RANK_BIG_JOKER; rank += 1) {
    ddzlua_push_number(L, counts[rank]);
    lua_rawseti(L, -2, rank + 1);
  }
  lua_setfield(L, -2, name);
}

void ddzlua_push_unseen(lua_State *L, const ddz_unseen *unseen) {
  lua_createtable(L, 0, 3);
  set_counts(L, "unseen", unseen->unseen);
  set_counts(L, "out", unseen->out);
  set_counts(L, "bottom", unseen->bottom);
}
