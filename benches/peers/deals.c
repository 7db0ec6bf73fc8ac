/*
 * deals RULES FLOW COUNT: random deals through the library with lists of all
 * that may be done at every turn; prints microseconds and actions a deal.
 */
#define _POSIX_C_SOURCE 199309L
#include <ddz.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static uint64_t state = 1;

static uint32_t below(uint32_t bound) {
  state ^= state >> 12;
  state ^= state << 25;
  state ^= state >> 27;
  return (uint32_t)((state * 0x2545F4914F6CDD1Dull) >> 33) % bound;
}

static void must(int32_t status) {
  if (status != DDZ_OK) {
    fprintf(stderr, "%s\n", ddz_status_text(status));
    exit(EXIT_FAILURE);
  }
}

int main(int count, char **arguments) {
  static ddz_move moves[DDZ_MOVES_MAX];
  long deals = count > 3 ? atol(arguments[3]) : 10000, deal;
  unsigned long actions = 0;
  ddz_rules rules;
  ddz_flow flow;
  struct timespec begin, end;
  double spent;
  rules.struct_size = sizeof rules;
  flow.struct_size = sizeof flow;
  must(ddz_rules_preset(count > 1 ? (uint32_t)atoi(arguments[1]) : 0, &rules));
  must(ddz_flow_preset(count > 2 ? (uint32_t)atoi(arguments[2]) : 0, &flow));
  clock_gettime(CLOCK_MONOTONIC, &begin);
  for (deal = 0; deal < deals; deal += 1) {
    uint8_t seed[32] = {0};
    ddz_game table;
    ddz_score score;
    table.struct_size = sizeof table;
    score.struct_size = sizeof score;
    memcpy(seed, &deal, sizeof deal);
    must(ddz_game_new(&rules, &flow, seed, 0, &table));
    while (table.phase != DDZ_PHASE_OVER) {
      ddz_action legal[DDZ_LEGAL_MAX], action;
      uint32_t seat = 0, listed = 0, moved = 0, choice;
      while (!(table.waiting >> seat & 1)) {
        seat += 1;
      }
      if (table.phase == DDZ_PHASE_PLAY) {
        /* Everything that can be played, and a pass unless it is a lead. */
        memset(legal, 0, sizeof legal[0]);
        legal[0].seat = (uint8_t)seat;
        legal[0].kind = DDZ_ACTION_PASS;
        listed = table.table.kind != DDZ_KIND_NONE;
        must(ddz_game_moves(&table, seat, moves, DDZ_MOVES_MAX, &moved));
      } else {
        must(ddz_game_legal(&table, seat, legal, DDZ_LEGAL_MAX, &listed));
      }
      choice = below(listed + moved);
      if (choice < listed) {
        action = legal[choice];
      } else {
        memset(&action, 0, sizeof action);
        action.seat = (uint8_t)seat;
        action.kind = DDZ_ACTION_PLAY;
        action.len = moves[choice - listed].play.cards;
        action.play = moves[choice - listed].play;
        memcpy(action.cards, moves[choice - listed].cards, sizeof action.cards);
      }
      must(ddz_game_act(&table, &action));
      actions += 1;
    }
    must(ddz_game_score(&table, &score));
    if (score.points[0] + score.points[1] + score.points[2] != 0) {
      return EXIT_FAILURE;
    }
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  spent = (double)(end.tv_sec - begin.tv_sec) * 1e6 + (double)(end.tv_nsec - begin.tv_nsec) / 1e3;
  printf("%.3f %.2f\n", spent / (double)deals, (double)actions / (double)deals);
  return 0;
}
