/*
 * hands FILE: reads hands as people write them, names every play, refuses what
 * is none, and says what beats what and what could be played. The head of
 * examples/hands.txt explains the lines.
 */
#include <stdio.h>
#include <string.h>

#include "show.h"

/* A side of a line: what stands there, as cards. */
struct side {
  const char *text;
  size_t len;
  uint8_t cards[DDZ_DECK_LEN];
  uint32_t count;
  int32_t status;
};

static struct {
  int plays, not_plays, not_cards, comparisons, questions;
} tally;

static ddz_rules rules;

/* Reads the cards between two places of a line. */
static void read_side(struct side *side, const char *from, const char *to) {
  while (from < to && *from == ' ') {
    from += 1;
  }
  while (to > from && to[-1] == ' ') {
    to -= 1;
  }
  side->text = from;
  side->len = (size_t)(to - from);
  side->count = 0;
  side->status = ddz_cards_parse(from, (uint32_t)side->len, side->cards, DDZ_DECK_LEN,
                                 &side->count);
}

/* Says why a side is no cards. */
static int is_refused(const struct side *side) {
  if (side->status == DDZ_OK) {
    return 0;
  }
  tally.not_cards += 1;
  printf("!   %s\n", ddz_status_text(side->status, DDZ_LANGUAGE_ENGLISH));
  return 1;
}

/* cards */
static void name(const struct side *side) {
  ddz_play play;
  int32_t status;
  if (is_refused(side)) {
    return;
  }
  status = ddz_play_classify(&rules, side->cards, side->count, &play);
  if (status != DDZ_OK) {
    printf("!   %s\n", ddz_status_text(status, DDZ_LANGUAGE_ENGLISH));
    tally.not_plays += 1;
  } else if (play.kind == DDZ_KIND_NONE) {
    printf("–   ");
    print_play(&play);
    printf("\n");
    tally.not_plays += 1;
  } else {
    printf("    ");
    print_play(&play);
    printf("\n");
    tally.plays += 1;
  }
}

/* cards > cards */
static void compare(const struct side *next, const struct side *first) {
  ddz_play table, play;
  int32_t status;
  if (is_refused(next) || is_refused(first)) {
    return;
  }
  tally.comparisons += 1;
  status = ddz_play_classify(&rules, first->cards, first->count, &table);
  if (status == DDZ_OK) {
    status = ddz_play_beats(&rules, &table, next->cards, next->count, &play);
  }
  if (status != DDZ_OK) {
    printf("!   %s\n", ddz_status_text(status, DDZ_LANGUAGE_ENGLISH));
  } else if (table.kind == DDZ_KIND_NONE) {
    printf("–   there is no play on the table\n");
  } else if (play.kind != DDZ_KIND_NONE) {
    printf("✓   ");
    print_play(&play);
    printf("\n");
  } else {
    printf("✗   it does not beat a ");
    print_play(&table);
    printf("\n");
  }
}

/* cards ? cards */
static void ask(const struct side *hand, const struct side *first) {
  static ddz_move hints[DDZ_HINTS_MAX];
  ddz_play table;
  uint32_t count = 0, moves = 0, turns = 0, i;
  int32_t status;
  if (is_refused(hand) || is_refused(first)) {
    return;
  }
  tally.questions += 1;
  status = ddz_play_classify(&rules, first->cards, first->count, &table);
  if (status == DDZ_OK) {
    status = ddz_moves_count(&rules, hand->cards, hand->count, &table, &moves);
  }
  if (status == DDZ_OK) {
    status = ddz_hint_list(&rules, hand->cards, hand->count, &table, hints, DDZ_HINTS_MAX, &count);
  }
  if (status == DDZ_OK) {
    status = ddz_hand_min_turns(&rules, hand->cards, hand->count, &turns);
  }
  if (status != DDZ_OK) {
    printf("!   %s\n", ddz_status_text(status, DDZ_LANGUAGE_ENGLISH));
    return;
  }
  if (first->count > 0 && table.kind == DDZ_KIND_NONE) {
    printf("–   there is no play on the table\n");
    return;
  }
  if (count == 0) {
    printf("    要不起  nothing: pass\n");
    return;
  }
  printf("    %u %s; best:", (unsigned)moves, moves == 1 ? "move" : "moves");
  for (i = 0; i < count && i < 5; i += 1) {
    printf("%s", i == 0 ? " " : ", ");
    print_cards(hints[i].cards, hints[i].play.cards);
  }
  if (first->count == 0) {
    printf("  (empty in %u %s)", (unsigned)turns, turns == 1 ? "play" : "plays");
  }
  printf("\n");
}

/* @ NAME */
static int choose_rules(const char *name) {
  static const char *const names[] = {"STANDARD", "PAGAT", "HAPPY",  "ET",      "U3D",       "EGRET",
                                      "WHGAME",   "COCOS", "RLCARD", "DOUZERO", "OPENSPIEL", "BOTZONE"};
  uint32_t preset;
  for (preset = 0; preset < sizeof names / sizeof names[0]; preset += 1) {
    if (strcmp(names[preset], name) == 0) {
      rules.struct_size = sizeof rules;
      printf("  @ %s\n", name);
      return ddz_rules_preset(preset, &rules) == DDZ_OK;
    }
  }
  printf("there is no rule set %s\n", name);
  return 0;
}

static int read_line(char *line) {
  const char *end, *sign;
  struct side left, right;
  line[strcspn(line, "\r\n")] = 0;
  end = line + strlen(line);
  if (*line == 0 || *line == '#') {
    return 1;
  }
  if (strncmp(line, "== ", 3) == 0) {
    printf("\n%s\n\n", line + 3);
    return 1;
  }
  if (strncmp(line, "@ ", 2) == 0) {
    return choose_rules(line + 2);
  }
  printf("  ");
  print_column(line, (size_t)(end - line), 32);
  sign = strpbrk(line, ">?");
  if (sign == NULL) {
    read_side(&left, line, end);
    name(&left);
    return 1;
  }
  read_side(&left, line, sign);
  read_side(&right, sign + 1, end);
  if (*sign == '>') {
    compare(&left, &right);
  } else {
    ask(&left, &right);
  }
  return 1;
}

int main(int count, char **arguments) {
  char line[512];
  FILE *file;
  int good = 1;
  if (count != 2) {
    fprintf(stderr, "usage: hands FILE\n");
    return 2;
  }
  if (ddz_abi_version() != DDZ_ABI_VERSION) {
    fprintf(stderr, "the library speaks ABI %u, this program ABI %u\n",
            (unsigned)ddz_abi_version(), (unsigned)DDZ_ABI_VERSION);
    return 2;
  }
  file = fopen(arguments[1], "r");
  if (file == NULL) {
    perror(arguments[1]);
    return 2;
  }
  rules.struct_size = sizeof rules;
  good = ddz_rules_preset(DDZ_PRESET_STANDARD, &rules) == DDZ_OK;
  while (good && fgets(line, sizeof line, file) != NULL) {
    good = read_line(line);
  }
  fclose(file);
  printf("\n%d plays, %d sets of cards that are none, %d lines that are not cards,\n"
         "%d comparisons, %d questions; libddz %s\n",
         tally.plays, tally.not_plays, tally.not_cards, tally.comparisons, tally.questions,
         ddz_version_text());
  return good ? 0 : 1;
}
