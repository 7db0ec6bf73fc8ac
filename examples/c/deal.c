/*
 * deal [SEED]: a whole deal as a server runs it, with three seats that play by
 * hints: shuffle, call and rob, double, play, score. Each seat decides from
 * its own view and from what the server says that it may do. The record is
 * played back at the end.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "show.h"

static ddz_game game;
static uint8_t record[DDZ_RECORD_MAX];
static uint32_t record_len;

/* A call that should not fail. */
static void must(int32_t status, const char *what) {
  if (status != DDZ_OK) {
    fprintf(stderr, "%s: %s\n", what, ddz_status_text(status, DDZ_LANGUAGE_ENGLISH));
    exit(EXIT_FAILURE);
  }
}

static ddz_view view_of(uint32_t seat) {
  ddz_view view;
  view.struct_size = sizeof view;
  must(ddz_game_view(&game, seat, &view), "ddz_game_view");
  return view;
}

/* Prints cards high to low. */
static void print_sorted(const uint8_t *cards, uint32_t len, size_t width) {
  uint8_t sorted[DDZ_CARDS_MAX];
  char text[64];
  uint32_t text_len = 0;
  memcpy(sorted, cards, len);
  must(ddz_cards_sort(sorted, len, DDZ_ORDER_RANK_DESC), "ddz_cards_sort");
  must(ddz_cards_format(sorted, len, DDZ_STYLE_RANKS, text, sizeof text, &text_len),
       "ddz_cards_format");
  print_column(text, text_len, width);
}

static void print_seat(uint32_t seat) {
  char text[40];
  int len;
  if (game.landlord == DDZ_SEAT_NONE) {
    len = sprintf(text, "seat %u", (unsigned)seat);
  } else if (game.landlord == seat) {
    len = sprintf(text, "seat %u 地主", (unsigned)seat);
  } else {
    len = sprintf(text, "seat %u 农民", (unsigned)seat);
  }
  printf("  ");
  print_column(text, (size_t)len, 13);
}

/* ---- what a seat thinks of its own cards -------------------------------- */

/* Twos, jokers and bombs: what a landlord needs. */
static int strength(const ddz_view *view) {
  const uint8_t *cards = view->cards + 20 * view->seat;
  int by_face[16] = {0}, points = 0, i;
  for (i = 0; i < view->counts[view->seat]; i += 1) {
    int face = cards[i] & 15;
    by_face[face] += 1;
    points += face == 2 || face == 14 ? 1 : face == 15 ? 2 : 0;
    points += by_face[face] == 4 ? 2 : 0;
  }
  return points;
}

/* What this seat does now, from what it sees. */
static ddz_action decide(uint32_t seat) {
  ddz_action listed[DDZ_LEGAL_MAX], action;
  uint32_t count = 0;
  ddz_view view = view_of(seat);
  must(ddz_game_legal(&game, seat, listed, DDZ_LEGAL_MAX, &count), "ddz_game_legal");
  switch (view.phase) {
    case DDZ_PHASE_CALL:
      return listed[strength(&view) >= 3 ? 1 : 0];
    case DDZ_PHASE_ROB:
      return listed[strength(&view) >= 4 ? 1 : 0];
    case DDZ_PHASE_DOUBLE:
    case DDZ_PHASE_REDOUBLE:
      return listed[strength(&view) >= 5 ? 1 : 0];
    case DDZ_PHASE_PLAY:
      must(ddz_game_auto(&game, seat, DDZ_AUTO_HINT, &action), "ddz_game_auto");
      return action;
    default:
      return listed[0];
  }
}

/* ---- what the others see ------------------------------------------------ */

static const char *said(const ddz_action *action, uint8_t phase) {
  switch (action->kind) {
    case DDZ_ACTION_CALL:
      return "叫地主  calls";
    case DDZ_ACTION_ROB:
      return "抢地主  robs";
    case DDZ_ACTION_DOUBLE:
      return action->value == DDZ_DOUBLE_FOUR ? "超级加倍  doubles twice over" : "加倍  doubles";
    case DDZ_ACTION_SHOW:
      return "明牌  shows the hand";
    default:
      break;
  }
  switch (phase) {
    case DDZ_PHASE_SHOW:
      return "不明牌  does not show";
    case DDZ_PHASE_CALL:
      return "不叫  does not call";
    case DDZ_PHASE_ROB:
      return "不抢  does not rob";
    case DDZ_PHASE_DOUBLE:
    case DDZ_PHASE_REDOUBLE:
      return "不加倍  does not double";
    default:
      return "不出  pass";
  }
}

static void tell(uint32_t seat, const ddz_action *action, uint8_t phase) {
  print_seat(seat);
  if (action->kind == DDZ_ACTION_PLAY) {
    uint32_t left = view_of(seat).counts[seat];
    print_sorted(action->cards, action->len, 22);
    print_play(&action->play);
    if (left <= 2) {
      printf(left == 0 ? "  — out!" : "  — %u left", (unsigned)left);
    }
    printf("\n");
  } else {
    printf("%s\n", said(action, phase));
  }
}

static void headline(uint8_t phase) {
  static const char *const lines[] = {
      NULL,           "明牌 show",  NULL,          "叫地主 call", NULL,
      "加倍 double", "加倍 double", "出牌 play", NULL};
  static uint8_t last;
  if (phase < sizeof lines / sizeof lines[0] && lines[phase] != NULL && phase != last) {
    printf("\n%s\n", lines[phase]);
    if (phase == DDZ_PHASE_DOUBLE || (phase == DDZ_PHASE_PLAY && last == DDZ_PHASE_CALL)) {
      ddz_view view = view_of(game.landlord);
      printf("  the bottom 底牌: ");
      print_sorted(view.bottom, view.bottom_len, 0);
      printf("\n");
    }
  }
  last = phase;
}

static void print_score(void) {
  ddz_score score;
  uint32_t seat;
  score.struct_size = sizeof score;
  must(ddz_game_score(&game, &score), "ddz_game_score");
  if (score.landlord == DDZ_SEAT_NONE) {
    printf("\nnobody wanted to be the landlord\n");
    return;
  }
  printf("\n%s%s\n",
         score.winner == score.landlord ? "地主胜  the landlord wins" : "农民胜  the farmers win",
         score.spring == DDZ_SPRING_LANDLORD  ? ", 春天 spring"
         : score.spring == DDZ_SPRING_FARMERS ? ", 反春天 anti-spring"
                                              : "");
  for (seat = 0; seat < DDZ_SEATS_MAX; seat += 1) {
    print_seat(seat);
    printf("%+d", (int)score.points[seat]);
    if (seat != score.landlord) {
      printf("   = base %u x bid %u x robs %u x bombs %u x rocket %u x spring %u x doubles %u",
             (unsigned)score.base, (unsigned)score.bid, (unsigned)score.rob_factor,
             (unsigned)score.bomb_factor, (unsigned)score.rocket_factor,
             (unsigned)score.spring_factor, (unsigned)score.double_factors[seat]);
    }
    printf("\n");
  }
}

int main(int count, char **arguments) {
  ddz_rules rules;
  ddz_flow flow;
  ddz_game replayed;
  uint8_t seed[32] = {0};
  uint32_t seat, played = 0;
  seed[0] = (uint8_t)(count > 1 ? atoi(arguments[1]) : 0);
  rules.struct_size = sizeof rules;
  flow.struct_size = sizeof flow;
  game.struct_size = replayed.struct_size = sizeof game;
  must(ddz_rules_preset(DDZ_PRESET_HAPPY, &rules), "ddz_rules_preset");
  must(ddz_flow_preset(DDZ_FLOW_HAPPY, &flow), "ddz_flow_preset");
  must(ddz_game_new(&rules, &flow, seed, 0, &game), "ddz_game_new");
  must(ddz_record_begin(&game, record, sizeof record, &record_len), "ddz_record_begin");

  printf("\n欢乐斗地主  a deal from seed %u\n\n", (unsigned)seed[0]);
  for (seat = 0; seat < DDZ_SEATS_MAX; seat += 1) {
    ddz_view view = view_of(seat);
    print_seat(seat);
    print_sorted(view.cards + 20 * seat, view.counts[seat], 0);
    printf("\n");
  }
  while (game.phase != DDZ_PHASE_OVER) {
    uint8_t phase = game.phase, redeals = game.redeals;
    ddz_action action;
    uint32_t len = 0;
    for (seat = 0; (game.waiting >> seat & 1) == 0; seat += 1) {
    }
    headline(phase == DDZ_PHASE_ROB ? DDZ_PHASE_CALL : phase);
    action = decide(seat);
    must(ddz_game_act(&game, &action), "ddz_game_act");
    must(ddz_record_append(&game, &action, record + record_len,
                           (uint32_t)sizeof record - record_len, &len),
         "ddz_record_append");
    record_len += len;
    tell(seat, &action, phase);
    if (game.redeals != redeals) {
      printf("\n  nobody calls: new cards\n");
    }
  }
  print_score();
  must(ddz_record_replay(record, record_len, 0xFFFFFFFFu, &replayed, &played),
       "ddz_record_replay");
  printf("\nits record: %u bytes, %u actions; played back it ends %s\n", (unsigned)record_len,
         (unsigned)played, memcmp(&replayed, &game, sizeof game) == 0 ? "the same" : "otherwise");
  return 0;
}
