/* The vectors with columns of their own: rule sets, text, decks. */
#include "tsv.h"

#include <stdio.h>
#include <stdlib.h>

static void at(const struct row *row) {
  doing("%s:%d", row->file, row->line);
}

/* ---- rule sets --------------------------------------------------------- */

static void preset_row(const struct row *row) {
  ddz_rules rules;
  at(row);
  memset(&rules, 0xEE, sizeof rules);
  rules.struct_size = sizeof rules;
  CHECK_EQ(ddz_rules_preset((uint32_t)atoi(cell(row, "number")), &rules), DDZ_OK);
  CHECK(memcmp(&rules, rule_set(cell(row, "name")), sizeof rules) == 0);
}

static void presets_file(void) {
  ddz_rules rules;
  uint32_t count = (uint32_t)each_row("presets.tsv", preset_row);
  CHECK(count >= 12);
  rules.struct_size = sizeof rules;
  CHECK_EQ(ddz_rules_preset(count, &rules), DDZ_ERR_ENUM);
}

static void switches_row(const struct row *row) {
  ddz_rules rules = *rule_set(cell(row, "base"));
  const char *change = cell(row, "changes"), *expected = cell(row, "expected");
  at(row);
  while (strcmp(change, "-") != 0 && *change != 0) {
    size_t width = strcspn(change, "=");
    char name[32];
    uint8_t *place;
    snprintf(name, sizeof name, "%.*s", (int)width, change);
    place = switch_of(&rules, name);
    if (!CHECK(place != NULL)) {
      return;
    }
    *place = (uint8_t)atoi(change + width + 1);
    change += strcspn(change, ",");
    change += *change == ',';
  }
  CHECK_EQ(ddz_rules_check(&rules),
           strcmp(expected, "ok") == 0 ? DDZ_OK : status_of_name(expected));
}

static void switches_file(void) { CHECK(each_row("switches.tsv", switches_row) > 100); }

/* ---- text and decks ---------------------------------------------------- */

/* UTF-8 of a character. */
static size_t utf8(unsigned long letter, char *out) {
  if (letter < 0x80) {
    out[0] = (char)letter;
    return 1;
  }
  if (letter < 0x800) {
    out[0] = (char)(0xC0 | letter >> 6);
    out[1] = (char)(0x80 | (letter & 63));
    return 2;
  }
  if (letter < 0x10000) {
    out[0] = (char)(0xE0 | letter >> 12);
    out[1] = (char)(0x80 | (letter >> 6 & 63));
    out[2] = (char)(0x80 | (letter & 63));
    return 3;
  }
  out[0] = (char)(0xF0 | letter >> 18);
  out[1] = (char)(0x80 | (letter >> 12 & 63));
  out[2] = (char)(0x80 | (letter >> 6 & 63));
  out[3] = (char)(0x80 | (letter & 63));
  return 4;
}

/* A quoted cell with its escapes and its `*N`; gives the length. */
static size_t quoted(const char *text, char *out, size_t cap) {
  size_t len = 0, once, times;
  if (!CHECK(*text == '"')) {
    return 0;
  }
  for (text += 1; *text != '"' && *text != 0 && len + 4 < cap;) {
    char *end = NULL;
    if (*text != '\\') {
      out[len++] = *text++;
    } else if (text[1] == 'x') {
      char digits[3];
      digits[0] = text[2], digits[1] = text[3], digits[2] = 0;
      out[len++] = (char)strtoul(digits, NULL, 16);
      text += 4;
    } else if (text[1] == 'u') {
      len += utf8(strtoul(text + 3, &end, 16), out + len);
      CHECK(*end == '}');
      text = end + 1;
    } else {
      const char *names = "tnr\\\"", *values = "\t\n\r\\\"";
      const char *known = strchr(names, text[1]);
      if (!CHECK(known != NULL)) {
        return 0;
      }
      out[len++] = values[known - names];
      text += 2;
    }
  }
  CHECK(*text == '"');
  once = len;
  times = text[1] == '*' ? strtoul(text + 2, NULL, 10) : 1;
  for (; times > 1 && len + once <= cap; times -= 1) {
    memcpy(out + len, out, once);
    len += once;
  }
  CHECK_EQ(times, 1);
  return len;
}

static void text_row(const struct row *row) {
  static char text[16 * DDZ_TEXT_MAX];
  const char *expected = cell(row, "expected");
  uint8_t cards[64], wanted[64];
  uint32_t len = 0;
  size_t text_len;
  int32_t status;
  at(row);
  text_len = quoted(cell(row, "text"), text, sizeof text);
  status = ddz_cards_parse(text, (uint32_t)text_len, cards, 54, &len);
  if (strncmp(expected, "error:", 6) == 0) {
    CHECK_EQ(status, status_of_name(expected + 6));
  } else if (CHECK_EQ(status, DDZ_OK)) {
    CHECK_EQ(len, cards_in(expected, wanted, 64));
    CHECK(memcmp(cards, wanted, len) == 0);
  }
}

static void text_file(void) { CHECK(each_row("text.tsv", text_row) > 100); }

static int decks;

static void deck_row(const struct row *row) {
  uint8_t seed[64], deck[64], got[54];
  at(row);
  if (strcmp(cell(row, "redeal"), "0") != 0) {
    return; /* a game's later deck, which ddz_deck_shuffle does not give */
  }
  decks += 1;
  CHECK_EQ(cards_in(cell(row, "seed"), seed, 64), 32);
  CHECK_EQ(cards_in(cell(row, "deck"), deck, 64), 54);
  CHECK_EQ(ddz_deck_shuffle(seed, got), DDZ_OK);
  CHECK(memcmp(got, deck, 54) == 0);
}

static void decks_file(void) {
  decks = 0;
  each_row("decks.tsv", deck_row);
  CHECK(decks >= 5);
}

const struct test OWN_VECTOR_TESTS[] = {
    {"vectors: presets", presets_file},
    {"vectors: switches", switches_file},
    {"vectors: text", text_file},
    {"vectors: decks", decks_file},
};
const size_t OWN_VECTOR_TEST_COUNT = COUNT_OF(OWN_VECTOR_TESTS);
