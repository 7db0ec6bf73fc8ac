/* What the rooms share: rule sets to pass. */
#ifndef ROOMS_H
#define ROOMS_H

#include "../harness.h"

extern const ddz_rules RULES_GOOD; /* STANDARD */
extern const ddz_rules RULES_BAD;  /* DDZ_ERR_RULES_RANGE */
extern const ddz_rules RULES_OPEN; /* everything on, minima at their lowest */

/* The rule set of most calls. */
#define P_RULES P_SIZED(RULES_GOOD, RULES_BAD, DDZ_ERR_RULES_RANGE)

extern const struct room ROOM_VERSION;
extern const struct room ROOM_WORDS;
extern const struct room ROOM_RULES;
extern const struct room ROOM_CARDS;
extern const struct room ROOM_PLAYS;
extern const struct room ROOM_MOVES;
extern const struct room ROOM_ADVICE;
extern const struct room ROOM_SOLVE;
extern const struct room ROOM_GAME;
extern const struct room ROOM_POSITION;
extern const struct room ROOM_BOT;

/* 3 444 555 666 77 88 9 T J Q K A, a hand with very many leads. */
#define LONG_HAND \
  "\x03\x04\x14\x24\x05\x15\x25\x06\x16\x26\x07\x17\x08\x18\x09\x0A\x0B\x0C\x0D\x01"
/* The same with the 7 of diamonds twice, or with a byte that is no card. */
#define LONG_HAND_TWICE \
  "\x03\x04\x14\x24\x05\x15\x25\x06\x16\x26\x07\x07\x08\x18\x09\x0A\x0B\x0C\x0D\x01"
#define LONG_HAND_BAD \
  "\x03\x04\x14\x24\x05\x15\x25\x06\x16\x26\x07\x50\x08\x18\x09\x0A\x0B\x0C\x0D\x01"

/* Plays on the table. */
#define LEAD "\x00\x00\x00\x00"
#define PAIR_OF_3 "\x02\x00\x01\x02"

#endif
