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
extern const struct room ROOM_RULES;
extern const struct room ROOM_CARDS;
extern const struct room ROOM_PLAYS;

#endif
