/* Reads the vector files; tests/vectors/README.md explains the columns. */
#ifndef TSV_H
#define TSV_H

#include "harness.h"

#define MAX_COLUMNS 32

struct row {
  const char *file;
  int line;
  int columns;
  const char *const *names;
  const char *cells[MAX_COLUMNS];
};

/* Calls `visit` for every row of a file of tests/vectors; gives their number. */
int each_row(const char *file, void (*visit)(const struct row *row));

/* The cell of a column; the column must be there. */
const char *cell(const struct row *row, const char *column);

/* A rule set of presets.tsv or rule_sets.tsv by its name. */
const ddz_rules *rule_set(const char *name);
/* The switches by the names of the columns, in the order of ddz_rules. */
extern const char *const SWITCHES[19];
/* The byte of a switch, or of reserved0 .. reserved8; NULL for another name. */
uint8_t *switch_of(ddz_rules *rules, const char *name);

/* Calls `visit` for every rule set that the column `rules` names. */
void each_rule_set(const struct row *row,
                   void (*visit)(const struct row *row, const ddz_rules *rules));

/* The bytes of a cell with cards: `-`, letters, or 0x.... */
uint32_t cards_of(const char *text, size_t len, uint8_t *out, uint32_t cap);
/* The same for a whole cell. */
uint32_t cards_in(const char *text, uint8_t *out, uint32_t cap);

/* The number of a status by its name without DDZ_ERR_, in lower case. */
int32_t status_of_name(const char *name);

/* The number of a kind by its name of `width` letters. */
uint32_t kind_of_name(const char *name, size_t width);

/* A reading as the files write it, `plane_singles:5/3`; "none" for NONE. */
const char *reading_text(const ddz_play *play, char *out, size_t cap);
/* The number of a reading of a cell that ends at `|` or the end. */
int same_reading(const ddz_play *play, const char *text, size_t len);

#endif
