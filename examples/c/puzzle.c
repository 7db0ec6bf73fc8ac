/*
 * puzzle POSITION [PRESET]: who wins a position, the moves to the end, and what
 * it took. POSITION is a line as docs/position.md has it, such as '3KK/455 0 0 -'.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <ddz.h>

/* Positions between two turns of the progress bar. */
#define SLICE 20000

static uint8_t memory[8u << 20];

/* A call that should not fail. */
static void must(int32_t status, const char *what) {
  if (status != DDZ_OK) {
    fprintf(stderr, "%s: %s\n", what, ddz_status_text(status, DDZ_LANGUAGE_ENGLISH));
    exit(EXIT_FAILURE);
  }
}

static ddz_solved look(void) {
  ddz_solved solved;
  solved.struct_size = sizeof solved;
  must(ddz_solve_best(memory, sizeof memory, &solved), "ddz_solve_best");
  return solved;
}

/* Nobody knows how long it takes, so the bar has no end. */
static void progress(void) {
  const ddz_solved solved = look();
  const unsigned at = (unsigned)(solved.nodes / SLICE % 30);
  fprintf(stderr, "\r[%*s###%*s] %lu positions", (int)at, "", (int)(30 - at), "",
          (unsigned long)solved.nodes);
  fflush(stderr);
}

static void print_turn(const ddz_rules *rules, ddz_position *position, const ddz_move *turn) {
  char text[64];
  uint32_t len = 0;
  must(ddz_cards_format(turn->cards, turn->play.cards, DDZ_STYLE_RANKS, text, sizeof text, &len),
       "ddz_cards_format");
  printf("  seat %u: %.*s\n", (unsigned)position->to_move, len == 0 ? 4 : (int)len,
         len == 0 ? "pass" : text);
  must(ddz_position_play(rules, position, turn->cards, turn->play.cards,
                         turn->play.cards == 0 ? NULL : &turn->play),
       "ddz_position_play");
}

int main(int argc, char **argv) {
  ddz_move line[DDZ_SOLVE_LINE_MAX];
  uint32_t len = 0, i;
  uint8_t done = 0;
  ddz_rules rules;
  ddz_position position;
  ddz_solved solved;
  if (argc < 2) {
    fprintf(stderr, "usage: puzzle POSITION [PRESET], such as '3KK/455 0 0 -'\n");
    return EXIT_FAILURE;
  }
  rules.struct_size = sizeof rules;
  position.struct_size = sizeof position;
  must(ddz_rules_preset(argc > 2 ? (uint32_t)atoi(argv[2]) : DDZ_PRESET_STANDARD, &rules),
       "ddz_rules_preset");
  must(ddz_position_parse(&rules, argv[1], (uint32_t)strlen(argv[1]), &position),
       "ddz_position_parse");

  must(ddz_solve_begin(&rules, &position, DDZ_GOAL_LINE, memory, sizeof memory),
       "ddz_solve_begin");
  must(ddz_solve_think(memory, sizeof memory, SLICE, &done), "ddz_solve_think");
  while (!done) {
    progress();
    must(ddz_solve_think(memory, sizeof memory, SLICE, &done), "ddz_solve_think");
  }
  solved = look();
  if (solved.nodes_high != 0 || solved.nodes >= SLICE) fprintf(stderr, "\n");

  if (solved.winner == DDZ_SIDE_SOLO) {
    printf("seat %u wins alone", (unsigned)position.solo);
  } else {
    printf("the others win");
  }
  printf(" in %u plays of the side that wins:\n", (unsigned)solved.plays);
  must(ddz_solve_line(memory, sizeof memory, line, DDZ_SOLVE_LINE_MAX, &len), "ddz_solve_line");
  for (i = 0; i < len; i++) print_turn(&rules, &position, &line[i]);
  printf("%lu positions were looked at\n", (unsigned long)solved.nodes);
  return EXIT_SUCCESS;
}
