/* How the examples print cards and plays. */
#ifndef SHOW_H
#define SHOW_H

#include <ddz.h>
#include <stddef.h>

/* 飞机带单 */
const char *kind_in_chinese(uint8_t kind);
/* plane with singles */
const char *kind_in_english(uint8_t kind);
/* 3 4 5 6 7 8 9 10 J Q K A 2 小王 大王 */
const char *rank_name(uint8_t rank);

/* Prints text and as many blanks as fill `width` columns; a Chinese character
 * takes two. */
void print_column(const char *text, size_t len, size_t width);

/* Prints cards as ranks, `33344`. */
void print_cards(const uint8_t *cards, uint32_t len);

/* Prints a play: 顺子 straight of 5 up to 7. */
void print_play(const ddz_play *play);

#endif
