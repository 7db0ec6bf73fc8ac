/* ddz_bot_*: the calls, and what is particular to them. */
#include "../harness.h"
#include "rooms.h"

#include <stdio.h>
#include <stdlib.h>

/* ---- samples ----------------------------------------------------------- */

/* Made by the library before the first test: a view is no literal. */
static ddz_view view, view_bad;
static ddz_bot_options options, options_bad;

#define BOT_BYTES 704
static uint8_t memory[BOT_BYTES + 1], begun[BOT_BYTES + 1], begun_bad[BOT_BYTES + 1];
static uint32_t bot_size;
static int32_t made = -1;

static int32_t make(void) {
  static uint8_t seed[32];
  ddz_flow flow;
  ddz_game game;
  int32_t status = 0;
  seed[0] = 5;
  flow.struct_size = sizeof flow;
  game.struct_size = sizeof game;
  view.struct_size = sizeof view;
  status |= ddz_flow_preset(DDZ_FLOW_DOUZERO, &flow);
  status |= ddz_game_new(&RULES_GOOD, &flow, seed, 0, &game);
  status |= ddz_game_view(&game, 0, &view);
  view_bad = view;
  view_bad.counts[1] = 16;
  memset(&options, 0, sizeof options);
  options.struct_size = sizeof options;
  options.level = DDZ_BOT_LEVEL_FAIR;
  options.playouts = 30;
  options_bad = options;
  options_bad.level = 99;
  status |= ddz_bot_size(&options, &bot_size);
  memset(memory, 0xEE, sizeof memory);
  status |= ddz_bot_begin(&view, &options, begun, BOT_BYTES);
  memcpy(begun_bad, begun, sizeof begun);
  begun_bad[50] ^= 1;
  return status;
}

__attribute__((constructor)) static void make_samples(void) { made = make(); }

static void samples(void) {
  doing("making the samples");
  CHECK_EQ(made, DDZ_OK);
  CHECK_EQ(bot_size, BOT_BYTES);
}

/* ---- calls ------------------------------------------------------------- */

static int32_t call_size(const struct args *a) { return ddz_bot_size(a->p[0], a->p[1]); }

static int32_t call_act(const struct args *a) {
  return ddz_bot_act(a->p[0], a->p[1], a->p[2], a->n[2], a->p[3]);
}

static int32_t call_begin(const struct args *a) {
  return ddz_bot_begin(a->p[0], a->p[1], a->p[2], a->n[2]);
}

static int32_t call_think(const struct args *a) {
  return ddz_bot_think(a->p[0], a->n[0], a->n[1], a->p[2]);
}

static int32_t call_best(const struct args *a) {
  return ddz_bot_best(a->p[0], a->n[0], a->p[1], a->p[2]);
}

static int32_t call_choices(const struct args *a) {
  return ddz_bot_choices(a->p[0], a->n[0], a->p[1], a->n[1], a->len[1]);
}

#define P_VIEW P_SIZED(view, view_bad, DDZ_ERR_BOT_VIEW)
#define P_OPTIONS P_SIZED(options, options_bad, DDZ_ERR_ENUM)
/* Any bytes will do, and as many more as one likes. */
#define P_MEMORY P_INOUT(0xFFFFFFFFu, 0, memory, memory, 0)
#define P_BEGUN P_INOUT(0xFFFFFFFFu, 0, begun, begun_bad, DDZ_ERR_BOT_MEMORY)
#define P_LOOKED_AT P_BYTES(0xFFFFFFFFu, 0, begun, begun_bad, DDZ_ERR_BOT_MEMORY)

static const struct call CALLS[] = {
    {"ddz_bot_size", call_size, {P_OPTIONS, P_OUT(uint32_t)}},
    {"ddz_bot_act", call_act, {P_VIEW, P_OPTIONS, P_MEMORY, P_OUT(ddz_action)}},
    {"ddz_bot_begin", call_begin, {P_VIEW, P_OPTIONS, P_MEMORY}},
    {"ddz_bot_think", call_think, {P_BEGUN, P_NUMBER(0, 0, 10), P_OUT(uint32_t)}},
    {"ddz_bot_best", call_best, {P_LOOKED_AT, P_OUT(ddz_action), P_OUT(uint32_t)}},
    {"ddz_bot_choices", call_choices, {P_LOOKED_AT, P_LIST(ddz_bot_choice)}},
};

/* ---- what is particular ------------------------------------------------ */

/* Whole deals with their auctions: every action of every seat is taken. */
static void whole_deals(void) {
  static uint8_t room[200000];
  static const uint32_t levels[] = {DDZ_BOT_LEVEL_BEGINNER, DDZ_BOT_LEVEL_LIST,
                                    DDZ_BOT_LEVEL_FAIR, DDZ_BOT_LEVEL_EXPERT};
  uint32_t round;
  unsigned actions = 0;
  for (round = 0; round < 36; round += 1) {
    static uint8_t seed[32];
    ddz_flow flow;
    ddz_game game;
    ddz_bot_options how = options;
    how.level = levels[round % 4];
    how.playouts = 60;
    how.seed = round;
    flow.struct_size = sizeof flow;
    game.struct_size = sizeof game;
    seed[1] = (uint8_t)round;
    CHECK_EQ(ddz_flow_preset(round % 9, &flow), DDZ_OK);
    CHECK_EQ(ddz_game_new(&RULES_GOOD, &flow, seed, round % 3, &game), DDZ_OK);
    while (game.phase != DDZ_PHASE_OVER) {
      ddz_view seen;
      ddz_action action;
      uint32_t seat, size;
      for (seat = 0; seat < 2 && !(game.waiting >> seat & 1); seat += 1) {
      }
      seen.struct_size = sizeof seen;
      doing("round %u, action %u", (unsigned)round, actions);
      CHECK_EQ(ddz_game_view(&game, seat, &seen), DDZ_OK);
      CHECK_EQ(ddz_bot_size(&how, &size), DDZ_OK);
      CHECK(size <= sizeof room);
      if (!CHECK_EQ(ddz_bot_act(&seen, &how, room, size, &action), DDZ_OK) ||
          !CHECK_EQ(ddz_game_act(&game, &action), DDZ_OK)) {
        return;
      }
      actions += 1;
    }
  }
  printf("    %u actions\n", actions);
}

static const struct test TESTS[] = {
    {"bot: the samples", samples},
    {"bot: whole deals", whole_deals},
};

const struct room ROOM_BOT = {"bot", CALLS, COUNT_OF(CALLS), TESTS, COUNT_OF(TESTS)};
