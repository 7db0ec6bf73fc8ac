/*
 * Generated from the Rust sources; do not edit. `cargo xtask regen` writes it.
 *
 * ddz: Dou Dizhu, the rules behind a C door.
 *
 * RESULT. Every call that can fail returns int32_t: DDZ_OK (0), or a negative
 * DDZ_ERR_... whose text ddz_status_text gives. "Not a legal play" is an answer
 * (DDZ_KIND_NONE), not an error. A predicate writes 0 or 1.
 *
 * ERRORS. On an error nothing is written, but for out_len with DDZ_ERR_BUFFER.
 * When several errors apply, the first of these is returned: a NULL pointer,
 * struct_size, an unknown constant, a length (DDZ_ERR_LENGTH and
 * DDZ_ERR_TOO_MANY), the rule set, the play on the table, the cards, the buffer.
 * A length is judged before a byte is read.
 *
 * POINTERS. Input pointers come first and are only read; outputs come last. No
 * pointer is kept and nothing is allocated, so there is nothing to free. Any
 * alignment will do, and an output may be, or overlap, any input. A pointer with
 * length 0 may be NULL.
 *
 * BUFFERS. A list is (out, cap, out_len), cap counted in items, or in bytes for
 * text. (NULL, 0) asks for the count: DDZ_OK, and *out_len holds it. With a cap
 * that is too small, 0 with a pointer included, only *out_len is written, the
 * full count, and the answer is DDZ_ERR_BUFFER. (NULL, cap > 0) is DDZ_ERR_NULL.
 * Text is UTF-8 without a NUL. Where there is no cap the text of the function
 * says how many bytes the output holds.
 *
 * LENGTHS. A play or a hand has 0 to DDZ_CARDS_MAX cards; what takes any cards
 * takes 0 to DDZ_DECK_LEN. More is DDZ_ERR_TOO_MANY.
 *
 * STRUCTS. Bytes and 32-bit numbers without padding; copy them as you like.
 * Where the first field is struct_size, set it to sizeof the struct before every
 * call, one that fills the struct included. Reserved bytes are 0.
 *
 * THREADS. No globals and no locks: a call depends on its arguments alone, and
 * any number of threads may call at once, on data of their own.
 *
 * STACK. A call uses at most 64 KiB of stack.
 *
 * VERSIONS. ddz_abi_version() changes only when something breaks; refuse a
 * library whose number is not DDZ_ABI_VERSION. Numbers are never reused.
 *
 * CARDS. A card is one byte: the suit in the high nibble, the face in the low
 * one. Any other byte is DDZ_ERR_CARD; the same card twice is DDZ_ERR_DUPLICATE.
 * The order of cards never matters.
 *
 *               3    4    5    6    7    8    9   10    J    Q    K    A    2
 *   diamond  0x03 0x04 0x05 0x06 0x07 0x08 0x09 0x0A 0x0B 0x0C 0x0D 0x01 0x02
 *   club     0x13 0x14 0x15 0x16 0x17 0x18 0x19 0x1A 0x1B 0x1C 0x1D 0x11 0x12
 *   heart    0x23 0x24 0x25 0x26 0x27 0x28 0x29 0x2A 0x2B 0x2C 0x2D 0x21 0x22
 *   spade    0x33 0x34 0x35 0x36 0x37 0x38 0x39 0x3A 0x3B 0x3C 0x3D 0x31 0x32
 *   small joker 0x4E, big joker 0x4F
 *
 * Every function below names its parameters with their units, and every status
 * that it can return. DDZ_ERR_INTERNAL, a fault of the library itself, is never
 * named and never expected.
 */

#ifndef DDZ_H
#define DDZ_H

#include <stdint.h>

/*
 * How a function is declared. Define DDZ_DLL before the include to import from
 * a Windows DLL; the static library and every other system need nothing.
 */
#ifndef DDZ_API
#  if defined(_WIN32) && defined(DDZ_DLL)
#    define DDZ_API __declspec(dllimport)
#  elif defined(__GNUC__)
#    define DDZ_API __attribute__((visibility("default")))
#  else
#    define DDZ_API
#  endif
#endif

/* The version of this header; ddz_version_number() and ddz_version_text() tell the library's. */
#define DDZ_VERSION_NUMBER 0x000100u
#define DDZ_VERSION_TEXT "0.1.0"

/* The number that changes only when something breaks (docs/abi.md). */
#define DDZ_ABI_VERSION 1u     /* Compare with `ddz_abi_version()` before the first call. */

/* Limits on how many cards a call takes. */
#define DDZ_CARDS_MAX    20u    /* Cards in a play or in a hand, at most. */
#define DDZ_DECK_LEN     54u    /* Cards in the deck. */
#define DDZ_MOVES_MAX    837u   /* Moves in a list, at most, under any rule set: `ddz_moves_max` of 20. */
#define DDZ_HINTS_MAX    232u   /* No list of `ddz_hint_list` is longer, under any rule set. */
#define DDZ_READINGS_MAX 3u     /* Readings of the same cards, at most, under any rule set. */
#define DDZ_TEXT_MAX     4096u  /* Bytes of text that `ddz_cards_parse` reads, at most. */
#define DDZ_WRITTEN_MAX  486u   /* Bytes of text that `ddz_cards_format` writes, at most. */

/* What a play is (`ddz_play.kind`). */
#define DDZ_KIND_NONE            0      /* A pass, or not a play. */
#define DDZ_KIND_SINGLE          1      /* 单张: one card. */
#define DDZ_KIND_PAIR            2      /* 对子: two of a rank; the two jokers are a rocket. */
#define DDZ_KIND_TRIO            3      /* 三张: three of a rank. */
#define DDZ_KIND_TRIO_SINGLE     4      /* 三带一: a trio with one card of another rank. */
#define DDZ_KIND_TRIO_PAIR       5      /* 三带一对: a trio with a pair. */
#define DDZ_KIND_STRAIGHT        6      /* 顺子: singles in sequence, 3 to A. */
#define DDZ_KIND_PAIR_STRAIGHT   7      /* 连对: pairs in sequence, 3 to A. */
#define DDZ_KIND_PLANE           8      /* 飞机: trios in sequence, 3 to A. */
#define DDZ_KIND_PLANE_SINGLES   9      /* 飞机带单: a plane with one card a trio. */
#define DDZ_KIND_PLANE_PAIRS     10     /* 飞机带对: a plane with one pair a trio. */
#define DDZ_KIND_FOUR_SINGLES    11     /* 四带二: a quad with two cards; not a bomb. */
#define DDZ_KIND_FOUR_PAIRS      12     /* 四带两对: a quad with two pairs; not a bomb. */
#define DDZ_KIND_SHUTTLE         13     /* 航天飞机: quads in sequence, 3 to A. */
#define DDZ_KIND_SHUTTLE_SINGLES 14     /* 航天飞机带小翼: a shuttle with two cards a quad. */
#define DDZ_KIND_SHUTTLE_PAIRS   15     /* 航天飞机带大翼: a shuttle with two pairs a quad. */
#define DDZ_KIND_BOMB            16     /* 炸弹: four of a rank; beats all but higher bombs and the rocket. */
#define DDZ_KIND_ROCKET          17     /* 火箭: both jokers; beats everything. */

/* Ranks from low to high (`ddz_play.rank`, rank indexes). */
#define DDZ_RANK_3           0      /* 3 */
#define DDZ_RANK_4           1      /* 4 */
#define DDZ_RANK_5           2      /* 5 */
#define DDZ_RANK_6           3      /* 6 */
#define DDZ_RANK_7           4      /* 7 */
#define DDZ_RANK_8           5      /* 8 */
#define DDZ_RANK_9           6      /* 9 */
#define DDZ_RANK_10          7      /* 10 */
#define DDZ_RANK_J           8      /* J */
#define DDZ_RANK_Q           9      /* Q */
#define DDZ_RANK_K           10     /* K */
#define DDZ_RANK_A           11     /* A: the highest rank of a sequence. */
#define DDZ_RANK_2           12     /* 2 */
#define DDZ_RANK_SMALL_JOKER 13     /* 小王, `x` */
#define DDZ_RANK_BIG_JOKER   14     /* 大王, `X` */

/* Rule sets by name (`ddz_rules_preset`; docs/rules.md has the table). */
#define DDZ_PRESET_STANDARD  0u     /* The official competition rules of 2016. */
#define DDZ_PRESET_PAGAT     1u     /* As Pagat describes the game. */
#define DDZ_PRESET_HAPPY     2u     /* 欢乐斗地主, as its rules are retold. */
#define DDZ_PRESET_ET        3u     /* The ET/Unity client: no wings on planes, no four with two. */
#define DDZ_PRESET_U3D       4u     /* The u3d client: shuttles allowed. */
#define DDZ_PRESET_EGRET     5u     /* The Egret client: a quad may be two pairs. */
#define DDZ_PRESET_WHGAME    6u     /* The WHGame family (CGameLogic). */
#define DDZ_PRESET_COCOS     7u     /* The Cocos2d-x client. */
#define DDZ_PRESET_RLCARD    8u     /* RLCard: the same plays as STANDARD. */
#define DDZ_PRESET_DOUZERO   9u     /* DouZero, as its move generator has it. */
#define DDZ_PRESET_OPENSPIEL 10u    /* OpenSpiel: no four with two. */
#define DDZ_PRESET_BOTZONE   11u    /* Botzone FightTheLandlord2: shuttles allowed. */

/* How `ddz_cards_sort` sorts. */
#define DDZ_ORDER_RANK_DESC 0u     /* High to low; spade, heart, club, diamond inside a rank. */
#define DDZ_ORDER_RANK_ASC  1u     /* Low to high; diamond, club, heart, spade inside a rank. */
#define DDZ_ORDER_GROUPED   2u     /* Larger groups first, then high to low: 66633, 665543. */

/* The card ids of other programs (`ddz_cards_from_ids`, `_to_ids`). */
#define DDZ_FORMAT_EGRET     0u     /* 1..54: A, 2, 3 … K, four each (heart, diamond, spade, club), 53 small joker, 54 big joker. */
#define DDZ_FORMAT_BOTZONE   1u     /* 0..53: rank * 4 + suit, 3 lowest (heart, diamond, spade, club), 52 small joker, 53 big joker. */
#define DDZ_FORMAT_OPENSPIEL 2u     /* 0..53: suit * 13 + rank, 3 lowest (club, diamond, heart, spade), 52 small joker, 53 big joker. */

/* How `ddz_cards_format` writes cards. */
#define DDZ_STYLE_RANKS   0u     /* `3TJQKA2xX` */
#define DDZ_STYLE_SUITED  1u     /* `♠3 ♥T x X` */
#define DDZ_STYLE_CHINESE 2u     /* `黑桃3 红桃10 小王 大王` */

/* What a call answers when it could not do its work. */
#define DDZ_OK                           0      /* The call did its work. */
#define DDZ_ERR_NULL                     (-100) /* A pointer is NULL that may not be. */
#define DDZ_ERR_LENGTH                   (-101) /* A length is out of range. */
#define DDZ_ERR_ENUM                     (-102) /* An argument is not one of the named constants. */
#define DDZ_ERR_STRUCT_SIZE              (-103) /* struct_size is not the size that this library knows. */
#define DDZ_ERR_TEXT                     (-104) /* The text does not name cards. */
#define DDZ_ERR_PLAY                     (-105) /* The play on the table is not one that the rule set can produce. */
#define DDZ_ERR_CARD                     (-200) /* A byte or an id is not a card. */
#define DDZ_ERR_DUPLICATE                (-201) /* The same card stands there twice. */
#define DDZ_ERR_TOO_MANY                 (-202) /* There are more cards than the call takes. */
#define DDZ_ERR_RULES_RANGE              (-300) /* A switch of the rule set is out of range. */
#define DDZ_ERR_RULES_FOUR_ROCKET        (-301) /* four_rocket is on without four_singles. */
#define DDZ_ERR_RULES_WING_PAIRS_QUAD    (-302) /* wing_pairs_quad is on without plane_pairs. */
#define DDZ_ERR_RULES_WING_ADJACENT_TRIO (-303) /* wing_adjacent_trio is on with wing_repeat below 3. */
#define DDZ_ERR_RULES_SHUTTLE_WINGS      (-304) /* shuttle_singles or shuttle_pairs is on without shuttle. */
#define DDZ_ERR_RULES_WING_ROCKET        (-305) /* wing_rocket is on with neither plane_singles nor shuttle_singles. */
#define DDZ_ERR_RULES_RESERVED           (-306) /* A reserved byte of the rule set is not 0. */
#define DDZ_ERR_BUFFER                   (-500) /* The buffer is too small; the length that it needs has been written. */
#define DDZ_ERR_INTERNAL                 (-600) /* A fault of the library itself; please report it. */


/**
 * A rule set: one byte a switch.
 *
 * Minima are numbers; the others are 0 no, 1 yes, unless they say more.
 * Fill it with ddz_rules_preset, then change what differs; ddz_rules_check
 * names the first contradiction.
 */
typedef struct ddz_rules {
  /**
   * sizeof(ddz_rules), set before every call.
   */
  uint32_t struct_size;
  /**
   * Cards in a straight, at least: 2..12.
   */
  uint8_t straight_min;
  /**
   * Pairs in a pair straight, at least: 2..10.
   */
  uint8_t pair_straight_min;
  /**
   * Trios in a plane, with or without wings, at least: 2..6.
   */
  uint8_t plane_min;
  /**
   * Quads in a shuttle, with or without wings, at least: 2..5.
   */
  uint8_t shuttle_min;
  /**
   * A trio alone.
   */
  uint8_t trio_plain;
  /**
   * A trio with one card.
   */
  uint8_t trio_single;
  /**
   * A trio with a pair.
   */
  uint8_t trio_pair;
  /**
   * A plane with single cards.
   */
  uint8_t plane_singles;
  /**
   * A plane with pairs.
   */
  uint8_t plane_pairs;
  /**
   * How many single wings of a plane may share a rank: 1..4.
   */
  uint8_t wing_repeat;
  /**
   * Three or four equal single wings next to the body; a 2 is never next
   * to an A.
   */
  uint8_t wing_adjacent_trio;
  /**
   * Both jokers among single wings.
   */
  uint8_t wing_rocket;
  /**
   * A quad as two pair wings.
   */
  uint8_t wing_pairs_quad;
  /**
   * A quad with two cards: 0 off, 1 of two ranks, 2 a pair as well.
   */
  uint8_t four_singles;
  /**
   * Both jokers as these two cards.
   */
  uint8_t four_rocket;
  /**
   * A quad with two pairs: 0 off, 1 of two ranks, 2 a quad as well.
   */
  uint8_t four_pairs;
  /**
   * Quads in sequence: 0 off, 1 an ordinary play, 2 a bomb above bombs.
   */
  uint8_t shuttle;
  /**
   * A shuttle with two cards a quad, all of different ranks.
   */
  uint8_t shuttle_singles;
  /**
   * A shuttle with two pairs a quad, all of different ranks.
   */
  uint8_t shuttle_pairs;
  /**
   * 0.
   */
  uint8_t reserved[9];
} ddz_rules;

/**
 * One reading of a set of cards. All 0 is no play: a pass, or a lead where
 * the play on the table is asked for.
 */
typedef struct ddz_play {
  /**
   * DDZ_KIND_…
   */
  uint8_t kind;
  /**
   * Index of the highest rank of the body, 0..14.
   */
  uint8_t rank;
  /**
   * Ranks in the body; 1 for every kind that is not a sequence.
   */
  uint8_t length;
  /**
   * How many cards, wings included.
   */
  uint8_t cards;
} ddz_play;

/**
 * A play with the cards that make it.
 */
typedef struct ddz_move {
  /**
   * What is played.
   */
  struct ddz_play play;
  /**
   * The cards, taken from the hand: body first, then wings; unused bytes 0.
   */
  uint8_t cards[20];
} ddz_move;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * The number that changes only when something breaks; compare it with
 * DDZ_ABI_VERSION before the first call.
 */
DDZ_API uint32_t ddz_abi_version(void);

/**
 * The version of the library as 0x00MMmmpp.
 */
DDZ_API uint32_t ddz_version_number(void);

/**
 * The version of the library as text, for ever valid, not to be freed.
 */
DDZ_API const char *ddz_version_text(void);

/**
 * A status in English, for ever valid, not to be freed; never NULL.
 */
DDZ_API const char *ddz_status_text(int32_t status);

/**
 * Fills `out` with a named rule set.
 *
 * @param preset DDZ_PRESET_…
 * @param out its struct_size is set by the caller before the call
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_ENUM
 */
DDZ_API int32_t ddz_rules_preset(uint32_t preset, struct ddz_rules *out);

/**
 * Says whether a rule set is one: every switch in its range, no contradiction.
 *
 * @param rules the rule set
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, or the first of
 * DDZ_ERR_RULES_RANGE, DDZ_ERR_RULES_FOUR_ROCKET,
 * DDZ_ERR_RULES_WING_PAIRS_QUAD, DDZ_ERR_RULES_WING_ADJACENT_TRIO,
 * DDZ_ERR_RULES_SHUTTLE_WINGS, DDZ_ERR_RULES_WING_ROCKET,
 * DDZ_ERR_RULES_RESERVED
 */
DDZ_API int32_t ddz_rules_check(const struct ddz_rules *rules);

/**
 * Says whether the bytes are cards, each there once.
 *
 * @param cards card bytes, in any order
 * @param len how many, 0..54
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
 */
DDZ_API int32_t ddz_cards_check(const uint8_t *cards, uint32_t len);

/**
 * Sorts cards where they are. Every order is total, so the result does not
 * depend on how the cards stood before.
 *
 * @param cards card bytes, in any order
 * @param len how many, 0..54
 * @param order DDZ_ORDER_…
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_ENUM,
 * DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
 */
DDZ_API int32_t ddz_cards_sort(uint8_t *cards, uint32_t len, uint32_t order);

/**
 * Turns the ids of another program into cards, in their order. `out` may be
 * `ids`.
 *
 * @param format DDZ_FORMAT_…
 * @param ids the ids
 * @param len how many, 0..54
 * @param out room for `len` card bytes
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_ENUM,
 * DDZ_ERR_TOO_MANY, DDZ_ERR_CARD (an id out of range), DDZ_ERR_DUPLICATE
 */
DDZ_API int32_t ddz_cards_from_ids(uint32_t format, const uint8_t *ids, uint32_t len, uint8_t *out);

/**
 * Turns cards into the ids of another program, in their order. `out` may be
 * `cards`.
 *
 * @param format DDZ_FORMAT_…
 * @param cards card bytes
 * @param len how many, 0..54
 * @param out room for `len` ids
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_ENUM,
 * DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
 */
DDZ_API int32_t ddz_cards_to_ids(uint32_t format, const uint8_t *cards, uint32_t len, uint8_t *out);

/**
 * Makes cards from ranks, for clients that have no suits. The first card of a
 * rank is the diamond, then club, heart, spade. `out` may be `ranks`.
 *
 * @param ranks rank indexes, 0 (the 3) to 14 (the big joker), in any order
 * @param len how many, 0..54
 * @param out room for `len` card bytes
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_CARD (a rank above 14), DDZ_ERR_DUPLICATE (the fifth card of a rank,
 * the second of a joker)
 */
DDZ_API int32_t ddz_cards_from_ranks(const uint8_t *ranks, uint32_t len, uint8_t *out);

/**
 * Reads cards from what a person types, in the order in which they stand.
 *
 * Ranks: 3 … 9, 10 or T, J, Q, K, A, 2, the letters in either case. Jokers: x
 * or 小王 is the small one, X or 大王 the big one. A suit is a symbol (♠♥♦♣,
 * ♤♡♢♧) directly before or behind its rank, the same way in the whole text, a
 * letter (s h d c, either case) directly behind, or a Chinese name (黑桃, 红桃
 * or 红心, 方块 or 方片, 梅花 or 草花) before. Blanks, tabs, line ends, commas
 * and 、 may stand between cards, and need not. Full-width letters and digits
 * count as the plain ones. A card without a suit takes the lowest of diamond,
 * club, heart, spade that the text leaves free. No text, no cards.
 *
 * @param text UTF-8 without a NUL
 * @param text_len bytes of text, 0..DDZ_TEXT_MAX
 * @param out room for the cards, or NULL with cap 0 to count; 54 always do
 * @param cap cards that fit in `out`
 * @param out_len how many cards there are
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_LENGTH, DDZ_ERR_TEXT
 * (not cards, or a suit symbol that could belong to either neighbour, as in
 * 3♠4), DDZ_ERR_TOO_MANY (above 54), DDZ_ERR_DUPLICATE (a card named twice,
 * the fifth card of a rank, the second of a joker), DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_cards_parse(const char *text,
                        uint32_t text_len,
                        uint8_t *out,
                        uint32_t cap,
                        uint32_t *out_len);

/**
 * Writes cards as text that ddz_cards_parse reads back: the same cards in the
 * same order, except that DDZ_STYLE_RANKS drops the suits.
 *
 * @param cards card bytes
 * @param len how many, 0..54
 * @param style DDZ_STYLE_…
 * @param out room for UTF-8 text, or NULL with cap 0 to count; no NUL is
 * written
 * @param cap bytes that fit in `out`
 * @param out_len bytes of text
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_ENUM,
 * DDZ_ERR_TOO_MANY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE, DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_cards_format(const uint8_t *cards,
                         uint32_t len,
                         uint32_t style,
                         char *out,
                         uint32_t cap,
                         uint32_t *out_len);

/**
 * Turns a client's own ids into cards, in their order. `out` may be `ids`.
 *
 * @param table54 54 different ids: `table54[i]` is the id of the i-th card of
 * the deck in ascending order of the card byte
 * @param ids the ids
 * @param len how many, 0..54
 * @param out room for `len` card bytes
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_DUPLICATE (the table has an id twice), DDZ_ERR_CARD (an id that the
 * table does not have), DDZ_ERR_DUPLICATE
 */
DDZ_API
int32_t ddz_cards_from_table(const uint8_t *table54,
                             const uint8_t *ids,
                             uint32_t len,
                             uint8_t *out);

/**
 * Turns cards into a client's own ids, in their order. `out` may be `cards`.
 *
 * @param table54 54 different ids: `table54[i]` is the id of the i-th card of
 * the deck in ascending order of the card byte
 * @param cards card bytes
 * @param len how many, 0..54
 * @param out room for `len` ids
 * @return DDZ_OK, or the first of DDZ_ERR_NULL, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_DUPLICATE (the table has an id twice), DDZ_ERR_CARD,
 * DDZ_ERR_DUPLICATE
 */
DDZ_API
int32_t ddz_cards_to_table(const uint8_t *table54,
                           const uint8_t *cards,
                           uint32_t len,
                           uint8_t *out);

/**
 * Shuffles a deck: the same for a seed on every platform, in every version,
 * for ever.
 *
 * The keystream of ChaCha20 (RFC 8439: the seed is the key, nonce 0, counter
 * 0) is taken as little-endian 32-bit words. The deck starts in ascending
 * order of the card byte. For i from 53 down to 1: take a word r, and again
 * while r >= floor(2^32 / (i + 1)) * (i + 1); swap the cards i and
 * r mod (i + 1).
 *
 * @param seed32 32 bytes; who knows them knows the deck
 * @param out54 room for 54 card bytes
 * @return DDZ_OK, DDZ_ERR_NULL
 */
DDZ_API int32_t ddz_deck_shuffle(const uint8_t *seed32, uint8_t *out54);

/**
 * Names a play, in the default reading: rocket, bomb, shuttle, plane without
 * wings, then the longest body, then the highest. The order of the cards never
 * matters.
 *
 * @param rules the rule set
 * @param cards card bytes, in any order
 * @param len how many, 0..20
 * @param out the play; DDZ_KIND_NONE when the cards are none
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
 */
DDZ_API
int32_t ddz_play_classify(const struct ddz_rules *rules,
                          const uint8_t *cards,
                          uint32_t len,
                          struct ddz_play *out);

/**
 * Lists every reading of the cards, the default one first. At most 3.
 *
 * @param rules the rule set
 * @param cards card bytes, in any order
 * @param len how many, 0..20
 * @param out room for the readings, or NULL with cap 0 to count
 * @param cap plays that fit in `out`
 * @param out_len how many there are; 0 when the cards are not a play
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE, DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_play_readings(const struct ddz_rules *rules,
                          const uint8_t *cards,
                          uint32_t len,
                          struct ddz_play *out,
                          uint32_t cap,
                          uint32_t *out_len);

/**
 * May these cards be played on the table, and as what? Cards that have a
 * reading of the bomb class are taken as that and nothing else; otherwise
 * the reading of the table's kind and length with the highest body counts.
 *
 * @param rules the rule set
 * @param table the play that must be beaten; NULL or all 0 is a lead
 * @param cards card bytes, in any order
 * @param len how many, 0..20
 * @param out the reading that beats the table; DDZ_KIND_NONE when none does
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
 */
DDZ_API
int32_t ddz_play_beats(const struct ddz_rules *rules,
                       const struct ddz_play *table,
                       const uint8_t *cards,
                       uint32_t len,
                       struct ddz_play *out);

/**
 * May `next` be played on `first`, taken in its default reading? For those who
 * keep no resolved play; ddz_play_beats is the better question.
 *
 * @param rules the rule set
 * @param first card bytes on the table; none is a lead
 * @param first_len how many, 0..20
 * @param next card bytes, in any order
 * @param next_len how many, 0..20
 * @param out_beats 1 or 0; 0 when `first` is not a play
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
 */
DDZ_API
int32_t ddz_play_compare(const struct ddz_rules *rules,
                         const uint8_t *first,
                         uint32_t first_len,
                         const uint8_t *next,
                         uint32_t next_len,
                         uint8_t *out_beats);

/**
 * Lists what may be played: every distinct choice of ranks, a lead in its
 * default reading, a follow in the reading that beats the table. A pass is not
 * listed. The order is for ever: by DDZ_KIND_… number, then length, then rank,
 * then the wings from low to high. Of equal ranks the lowest suits are taken:
 * diamond, club, heart, spade.
 *
 * Room for ddz_moves_max(len) moves, or DDZ_MOVES_MAX, is always enough and
 * saves the library a count.
 *
 * @param rules the rule set
 * @param hand card bytes, in any order
 * @param len how many, 0..20
 * @param table the play that must be beaten; NULL or all 0 is a lead
 * @param out room for the moves, or NULL with cap 0 to count
 * @param cap moves that fit in `out`
 * @param out_len how many there are
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE,
 * DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_moves_list(const struct ddz_rules *rules,
                       const uint8_t *hand,
                       uint32_t len,
                       const struct ddz_play *table,
                       struct ddz_move *out,
                       uint32_t cap,
                       uint32_t *out_len);

/**
 * Counts what may be played, without making it.
 *
 * @param rules the rule set
 * @param hand card bytes, in any order
 * @param len how many, 0..20
 * @param table the play that must be beaten; NULL or all 0 is a lead
 * @param out_count what ddz_moves_list would write to `out_len`
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
 */
DDZ_API
int32_t ddz_moves_count(const struct ddz_rules *rules,
                        const uint8_t *hand,
                        uint32_t len,
                        const struct ddz_play *table,
                        uint32_t *out_count);

/**
 * The longest list of moves that a hand of that size has under any rule set,
 * so that a buffer can be made once.
 *
 * @param hand_len how many cards, 0..20
 * @param out_max moves; for 20 cards DDZ_MOVES_MAX
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_TOO_MANY
 */
DDZ_API int32_t ddz_moves_max(uint32_t hand_len, uint32_t *out_max);

/**
 * The fewest plays that empty a hand when nobody answers (拆牌).
 *
 * @param rules the rule set
 * @param hand card bytes, in any order
 * @param len how many, 0..20
 * @param out_turns how many plays, 0..20; 0 for no cards
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE
 */
DDZ_API
int32_t ddz_hand_min_turns(const struct ddz_rules *rules,
                           const uint8_t *hand,
                           uint32_t len,
                           uint32_t *out_turns);

/**
 * Takes a hand apart into the fewest plays (理牌): one of the ways, always the
 * same for the same cards, that keeps as many bombs whole as can be (the
 * rocket is one of them).
 *
 * In the order in which people lay a hand out: the rocket, bombs from high to
 * low, then the other plays, those with more cards first, equals from high to
 * low. Together the plays are the hand, each card once.
 *
 * @param rules the rule set
 * @param hand card bytes, in any order
 * @param len how many, 0..20
 * @param out room for the plays, or NULL with cap 0 to count; `len` is enough
 * @param cap moves that fit in `out`
 * @param out_len how many there are: what ddz_hand_min_turns answers
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE, DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_hand_split(const struct ddz_rules *rules,
                       const uint8_t *hand,
                       uint32_t len,
                       struct ddz_move *out,
                       uint32_t cap,
                       uint32_t *out_len);

/**
 * What a player is offered (提示), best first: one move for each kind, length
 * and rank that may be played, with its cheapest wings.
 *
 * Leading: the play that leaves the fewest turns, then the one that spends no
 * bomb, then the one with the lowest card. Following: plays of the table's
 * kind that leave the fewest turns, then bombs from low to high, then the
 * rocket. A play that empties the hand comes before all. Wings are not taken
 * from a bomb or the rocket while others can be had. docs/hints.md is the
 * whole policy with its reasons.
 *
 * @param rules the rule set
 * @param hand card bytes, in any order
 * @param len how many, 0..20
 * @param table the play that must be beaten; NULL or all 0 is a lead
 * @param out room for the moves, or NULL with cap 0 to count; DDZ_HINTS_MAX
 * is enough
 * @param cap moves that fit in `out`
 * @param out_len how many there are; 0 when only a pass is left
 * @return DDZ_OK, DDZ_ERR_NULL, DDZ_ERR_STRUCT_SIZE, DDZ_ERR_TOO_MANY,
 * DDZ_ERR_RULES_…, DDZ_ERR_PLAY, DDZ_ERR_CARD, DDZ_ERR_DUPLICATE,
 * DDZ_ERR_BUFFER
 */
DDZ_API
int32_t ddz_hint_list(const struct ddz_rules *rules,
                      const uint8_t *hand,
                      uint32_t len,
                      const struct ddz_play *table,
                      struct ddz_move *out,
                      uint32_t cap,
                      uint32_t *out_len);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* DDZ_H */
