/* Reads the vector files. */
#include "tsv.h"

#include <stdio.h>
#include <stdlib.h>

/* VECTORS is the folder, given by the build. */
#ifndef VECTORS
#define VECTORS "tests/vectors"
#endif

static void fail(const char *file, const char *why) {
  printf("    %s: %s\n", file, why);
  CHECK(!"a vector file can be read");
}

static char *whole_file(const char *file) {
  char path[1024];
  char *text = NULL;
  long size;
  FILE *stream;
  snprintf(path, sizeof path, "%s/%s", VECTORS, file);
  stream = fopen(path, "rb");
  if (stream == NULL) {
    fail(path, "is not there");
    return NULL;
  }
  if (fseek(stream, 0, SEEK_END) == 0 && (size = ftell(stream)) >= 0 &&
      fseek(stream, 0, SEEK_SET) == 0 && (text = malloc((size_t)size + 1)) != NULL) {
    text[fread(text, 1, (size_t)size, stream)] = 0;
  }
  fclose(stream);
  return text;
}

/* Cuts a line into cells. */
static int cut(char *line, const char **cells) {
  int count = 0;
  while (count < MAX_COLUMNS) {
    char *tab = strchr(line, '\t');
    cells[count++] = line;
    if (tab == NULL) {
      break;
    }
    *tab = 0;
    line = tab + 1;
  }
  return count;
}

int each_row(const char *file, void (*visit)(const struct row *row)) {
  char *text = whole_file(file), *line = text;
  const char *names[MAX_COLUMNS];
  struct row row;
  int rows = 0;
  row.file = file;
  row.line = 0;
  row.columns = 0;
  row.names = names;
  while (line != NULL && *line != 0) {
    char *end = strchr(line, '\n');
    if (end != NULL) {
      *end = 0;
    }
    row.line += 1;
    if (*line != 0 && *line != '#') {
      if (row.columns == 0) {
        row.columns = cut(line, names);
      } else if (cut(line, row.cells) != row.columns) {
        fail(file, "a row with another number of cells");
      } else {
        rows += 1;
        visit(&row);
      }
    }
    line = end != NULL ? end + 1 : NULL;
  }
  free(text);
  return rows;
}

const char *cell(const struct row *row, const char *column) {
  int i;
  for (i = 0; i < row->columns; i += 1) {
    if (strcmp(row->names[i], column) == 0) {
      return row->cells[i];
    }
  }
  fail(row->file, column);
  return "";
}

/* ---- rule sets --------------------------------------------------------- */

const char *const SWITCHES[19] = {
    "straight_min",  "pair_straight_min", "plane_min",          "shuttle_min", "trio_plain",
    "trio_single",   "trio_pair",         "plane_singles",      "plane_pairs", "wing_repeat",
    "wing_adjacent_trio", "wing_rocket",  "wing_pairs_quad",    "four_singles", "four_rocket",
    "four_pairs",    "shuttle",           "shuttle_singles",    "shuttle_pairs"};

uint8_t *switch_of(ddz_rules *rules, const char *name) {
  size_t i;
  for (i = 0; i < COUNT_OF(SWITCHES); i += 1) {
    if (strcmp(SWITCHES[i], name) == 0) {
      return (uint8_t *)rules + offsetof(ddz_rules, straight_min) + i;
    }
  }
  if (strncmp(name, "reserved", 8) == 0 && name[8] >= '0' && name[8] <= '8' && name[9] == 0) {
    return &rules->reserved[name[8] - '0'];
  }
  return NULL;
}

struct named {
  char name[32];
  int preset;
  ddz_rules rules;
};

static struct named sets[128];
static size_t set_count;
static int reading_presets;

static void read_set(const struct row *row) {
  struct named *set = &sets[set_count];
  size_t i;
  if (set_count == COUNT_OF(sets)) {
    fail(row->file, "more rule sets than the harness has room for");
    return;
  }
  memset(set, 0, sizeof *set);
  snprintf(set->name, sizeof set->name, "%s", cell(row, "name"));
  set->preset = reading_presets;
  set->rules.struct_size = sizeof set->rules;
  for (i = 0; i < COUNT_OF(SWITCHES); i += 1) {
    *switch_of(&set->rules, SWITCHES[i]) = (uint8_t)atoi(cell(row, SWITCHES[i]));
  }
  set_count += 1;
}

static void read_sets(void) {
  if (set_count == 0) {
    reading_presets = 1;
    each_row("presets.tsv", read_set);
    reading_presets = 0;
    each_row("rule_sets.tsv", read_set);
  }
}

static const ddz_rules *set_named(const char *name, size_t len) {
  size_t i;
  read_sets();
  for (i = 0; i < set_count; i += 1) {
    if (strlen(sets[i].name) == len && memcmp(sets[i].name, name, len) == 0) {
      return &sets[i].rules;
    }
  }
  fail("rule set", name);
  return &sets[0].rules;
}

const ddz_rules *rule_set(const char *name) { return set_named(name, strlen(name)); }

void each_rule_set(const struct row *row,
                   void (*visit)(const struct row *row, const ddz_rules *rules)) {
  const char *name = cell(row, "rules");
  read_sets();
  while (*name != 0) {
    size_t len = strcspn(name, ","), i;
    if (len == 1 && *name == '*') {
      for (i = 0; i < set_count; i += 1) {
        if (sets[i].preset) {
          visit(row, &sets[i].rules);
        }
      }
    } else {
      visit(row, set_named(name, len));
    }
    name += len;
    name += *name == ',';
  }
}

/* ---- cells ------------------------------------------------------------- */

static int hex(char letter) {
  return letter >= '0' && letter <= '9'   ? letter - '0'
         : letter >= 'A' && letter <= 'F' ? letter - 'A' + 10
                                          : -1;
}

uint32_t cards_of(const char *text, size_t len, uint8_t *out, uint32_t cap) {
  static const char letters[] = "3456789TJQKA2xX";
  static const uint8_t faces[] = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1, 2};
  uint32_t count = 0, seen[15] = {0};
  size_t i;
  if (len == 1 && *text == '-') {
    return 0;
  }
  if (len >= 2 && memcmp(text, "0x", 2) == 0) {
    for (i = 2; i + 1 < len && count < cap; i += 2) {
      out[count++] = (uint8_t)(hex(text[i]) << 4 | hex(text[i + 1]));
    }
    return count;
  }
  for (i = 0; i < len && count < cap; i += 1) {
    const char *at = strchr(letters, text[i]);
    if (text[i] == 0 || at == NULL) {
      fail("cards", text);
      return count;
    }
    if (at - letters >= 13) {
      out[count++] = (uint8_t)(0x4E + (at - letters - 13));
    } else {
      uint32_t suit = seen[at - letters]++ % 4;
      out[count++] = (uint8_t)(suit << 4 | faces[at - letters]);
    }
  }
  return count;
}

uint32_t cards_in(const char *text, uint8_t *out, uint32_t cap) {
  return cards_of(text, strlen(text), out, cap);
}

#define STATUS(number, name, text) {number, #name},

static const struct {
  int32_t number;
  const char *name;
} STATUSES[] = {
#include "status.inc"
};

int32_t status_of_name(const char *name) {
  size_t i, j;
  for (i = 0; i < COUNT_OF(STATUSES); i += 1) {
    const char *known = STATUSES[i].name;
    if (strncmp(known, "DDZ_ERR_", 8) != 0) {
      continue;
    }
    known += 8;
    for (j = 0; known[j] != 0 && (known[j] == name[j] || known[j] == name[j] - 'a' + 'A'); j += 1) {
    }
    if (known[j] == 0 && name[j] == 0) {
      return STATUSES[i].number;
    }
  }
  fail("status", name);
  return 1;
}

static const char *const KINDS[18] = {
    "none",          "single",      "pair",         "trio",       "trio_single",
    "trio_pair",     "straight",    "pair_straight", "plane",     "plane_singles",
    "plane_pairs",   "four_singles", "four_pairs",  "shuttle",    "shuttle_singles",
    "shuttle_pairs", "bomb",        "rocket"};

uint32_t kind_of_name(const char *name, size_t width) {
  uint32_t kind;
  for (kind = 0; kind < COUNT_OF(KINDS); kind += 1) {
    if (strlen(KINDS[kind]) == width && memcmp(KINDS[kind], name, width) == 0) {
      return kind;
    }
  }
  fail("kind", name);
  return 0;
}

const char *reading_text(const ddz_play *play, char *out, size_t cap) {
  if (play->kind == DDZ_KIND_NONE) {
    return "none";
  }
  if (play->kind >= COUNT_OF(KINDS) || play->rank > DDZ_RANK_BIG_JOKER) {
    return "not a play";
  }
  snprintf(out, cap, "%s:%c/%d", KINDS[play->kind], "3456789TJQKA2xX"[play->rank], play->length);
  return out;
}

int same_reading(const ddz_play *play, const char *text, size_t len) {
  char written[64];
  const char *said = reading_text(play, written, sizeof written);
  return strlen(said) == len && memcmp(said, text, len) == 0;
}
