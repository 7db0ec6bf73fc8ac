#include "show.h"

#include <stdio.h>

static const char *const CHINESE[] = {"不是牌型",       "单张",     "对子",   "三张",
                                      "三带一",         "三带一对", "顺子",   "连对",
                                      "飞机",           "飞机带单", "飞机带对", "四带二",
                                      "四带两对",       "航天飞机", "航天飞机带小翼",
                                      "航天飞机带大翼", "炸弹",     "火箭"};

static const char *const ENGLISH[] = {"not a play",
                                      "single",
                                      "pair",
                                      "trio",
                                      "trio with one",
                                      "trio with a pair",
                                      "straight",
                                      "pair straight",
                                      "plane",
                                      "plane with singles",
                                      "plane with pairs",
                                      "four with two",
                                      "four with two pairs",
                                      "shuttle",
                                      "shuttle with singles",
                                      "shuttle with pairs",
                                      "bomb",
                                      "rocket"};

static const char *const RANKS[] = {"3", "4", "5", "6", "7", "8",    "9",   "10",
                                    "J", "Q", "K", "A", "2", "小王", "大王"};

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

const char *kind_in_chinese(uint8_t kind) { return kind < COUNT_OF(CHINESE) ? CHINESE[kind] : "?"; }

const char *kind_in_english(uint8_t kind) { return kind < COUNT_OF(ENGLISH) ? ENGLISH[kind] : "?"; }

const char *rank_name(uint8_t rank) { return rank < COUNT_OF(RANKS) ? RANKS[rank] : "?"; }

/* Columns of a terminal: UTF-8 of three bytes is a Chinese character here, but
 * for the suits. */
static size_t columns(const char *text, size_t len) {
  size_t width = 0, i;
  for (i = 0; i < len; i += 1) {
    unsigned char byte = (unsigned char)text[i];
    if (byte >= 0xE3) {
      width += 2;
    } else if (byte < 0x80 || byte >= 0xC0) {
      width += 1;
    }
  }
  return width;
}

void print_column(const char *text, size_t len, size_t width) {
  size_t used = columns(text, len);
  printf("%.*s", (int)len, text);
  for (; used < width; used += 1) {
    putchar(' ');
  }
}

void print_cards(const uint8_t *cards, uint32_t len) {
  char text[128];
  uint32_t text_len = 0;
  if (ddz_cards_format(cards, len, DDZ_STYLE_RANKS, text, sizeof text, &text_len) == DDZ_OK) {
    printf("%.*s", (int)text_len, text);
  }
}

void print_play(const ddz_play *play) {
  printf("%s  %s", kind_in_chinese(play->kind), kind_in_english(play->kind));
  switch (play->kind) {
    case DDZ_KIND_NONE:
    case DDZ_KIND_ROCKET:
      break;
    case DDZ_KIND_STRAIGHT:
    case DDZ_KIND_PAIR_STRAIGHT:
    case DDZ_KIND_PLANE:
    case DDZ_KIND_PLANE_SINGLES:
    case DDZ_KIND_PLANE_PAIRS:
    case DDZ_KIND_SHUTTLE:
    case DDZ_KIND_SHUTTLE_SINGLES:
    case DDZ_KIND_SHUTTLE_PAIRS:
      printf(", %d ranks up to %s", play->length, rank_name(play->rank));
      break;
    default:
      printf(" of %s", rank_name(play->rank));
      break;
  }
}
