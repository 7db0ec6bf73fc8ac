// Cards as bytes, as text, and as the ids of other programs; the deck.
#if defined(_WIN32)
#define _CRT_RAND_S
#endif

#include "ddz_lua.h"

#include <stdio.h>
#include <stdlib.h>

#define SEED_LEN 32

// ---- card: one of them ------------------------------------------------------

static int is_joker(uint32_t card) { return card >> 4 == 4; }

// A card, or DDZ_ERR_CARD.
static int32_t take_card(lua_State *L, int argument, uint8_t *out) {
  uint32_t card = ddzlua_take_word(L, argument);
  if (card > 255) {
    return DDZ_ERR_CARD;
  }
  *out = (uint8_t)card;
  return ddz_cards_check(out, 1);
}

// card.of(rank, suit): the suit of a joker is not looked at.
static int card_of(lua_State *L) {
  uint32_t rank = ddzlua_take_word(L, 1), suit = ddzlua_take_word_or(L, 2, UINT32_MAX);
  if (rank == DDZ_RANK_SMALL_JOKER || rank == DDZ_RANK_BIG_JOKER) {
    ddzlua_push_number(L, 0x4E + rank - DDZ_RANK_SMALL_JOKER);
    return 1;
  }
  if (rank > DDZ_RANK_BIG_JOKER || suit > 3) {
    return ddzlua_refused(L, DDZ_ERR_ENUM);
  }
  // The A and the 2 have the lowest faces and stand above the K.
  ddzlua_push_number(L, suit << 4 | (rank >= DDZ_RANK_A ? rank - DDZ_RANK_A + 1 : rank + 3));
  return 1;
}

static int card_rank(lua_State *L) {
  uint8_t card;
  int32_t status = take_card(L, 1, &card);
  if (status != DDZ_OK) {
    return ddzlua_refused(L, status);
  }
  if (is_joker(card)) {
    ddzlua_push_number(L, card - 0x4E + DDZ_RANK_SMALL_JOKER);
  } else {
    ddzlua_push_number(L, (card & 15) >= 3 ? (card & 15) - 3 : (card & 15) - 1 + DDZ_RANK_A);
  }
  return 1;
}

// nil alone for a joker.
static int card_suit(lua_State *L) {
  uint8_t card;
  int32_t status = take_card(L, 1, &card);
  if (status != DDZ_OK) {
    return ddzlua_refused(L, status);
  }
  if (is_joker(card)) {
    lua_pushnil(L);
  } else {
    ddzlua_push_number(L, card >> 4);
  }
  return 1;
}

// ---- cards: sets of them ----------------------------------------------------

// The bytes that a call wrote, or why it did not.
static int written(lua_State *L, int32_t status, const uint8_t *bytes, uint32_t len) {
  if (status != DDZ_OK) {
    return ddzlua_refused(L, status);
  }
  ddzlua_push_bytes(L, bytes, len);
  return 1;
}

static int cards_check(lua_State *L) {
  ddzlua_bytes cards;
  ddzlua_take_bytes(L, 1, &cards);
  return ddzlua_done(L, ddz_cards_check(cards.at, cards.len));
}

static int cards_sort(lua_State *L) {
  ddzlua_bytes cards;
  uint8_t sorted[DDZ_DECK_LEN];
  uint32_t i, order = ddzlua_take_word(L, 2);
  ddzlua_take_bytes(L, 1, &cards);
  for (i = 0; i < cards.len && i < DDZ_DECK_LEN; i += 1) {
    sorted[i] = cards.at[i];
  }
  return written(L, ddz_cards_sort(sorted, cards.len, order), sorted, cards.len);
}

static int cards_parse(lua_State *L) {
  uint32_t text_len, len = 0;
  const char *text = ddzlua_take_string(L, 1, &text_len);
  uint8_t cards[DDZ_DECK_LEN];
  int32_t status = ddz_cards_parse(text, text_len, cards, DDZ_DECK_LEN, &len);
  return written(L, status, cards, len);
}

static int cards_format(lua_State *L) {
  ddzlua_bytes cards;
  char text[DDZ_WRITTEN_MAX];
  uint32_t len = 0, style = ddzlua_take_word(L, 2);
  int32_t status;
  ddzlua_take_bytes(L, 1, &cards);
  status = ddz_cards_format(cards.at, cards.len, style, text, DDZ_WRITTEN_MAX, &len);
  return written(L, status, (const uint8_t *)text, len);
}

static int cards_from_ids(lua_State *L) {
  ddzlua_bytes ids;
  uint8_t out[DDZ_DECK_LEN];
  uint32_t format = ddzlua_take_word(L, 1);
  ddzlua_take_bytes(L, 2, &ids);
  return written(L, ddz_cards_from_ids(format, ids.at, ids.len, out), out, ids.len);
}

static int cards_to_ids(lua_State *L) {
  ddzlua_bytes cards;
  uint8_t out[DDZ_DECK_LEN];
  uint32_t format = ddzlua_take_word(L, 1);
  ddzlua_take_bytes(L, 2, &cards);
  return written(L, ddz_cards_to_ids(format, cards.at, cards.len, out), out, cards.len);
}

static int cards_from_ranks(lua_State *L) {
  ddzlua_bytes ranks;
  uint8_t out[DDZ_DECK_LEN];
  ddzlua_take_bytes(L, 1, &ranks);
  return written(L, ddz_cards_from_ranks(ranks.at, ranks.len, out), out, ranks.len);
}

// A client's own ids: 54 bytes. 255 may be one of them, so what is no byte is
// refused here.
static int32_t take_map(lua_State *L, ddzlua_bytes *map, ddzlua_bytes *ids) {
  ddzlua_take_bytes(L, 1, map);
  ddzlua_take_bytes(L, 2, ids);
  if (map->len != DDZ_DECK_LEN) {
    return DDZ_ERR_LENGTH;
  }
  if (ids->len > DDZ_DECK_LEN) {
    return DDZ_ERR_TOO_MANY;
  }
  return map->are_bytes && ids->are_bytes ? DDZ_OK : DDZ_ERR_CARD;
}

static int cards_from_map(lua_State *L) {
  ddzlua_bytes map, ids;
  uint8_t out[DDZ_DECK_LEN];
  int32_t status = take_map(L, &map, &ids);
  if (status == DDZ_OK) {
    status = ddz_cards_from_map(map.at, ids.at, ids.len, out);
  }
  return written(L, status, out, ids.len);
}

static int cards_to_map(lua_State *L) {
  ddzlua_bytes map, cards;
  uint8_t out[DDZ_DECK_LEN];
  int32_t status = take_map(L, &map, &cards);
  if (status == DDZ_OK) {
    status = ddz_cards_to_map(map.at, cards.at, cards.len, out);
  }
  return written(L, status, out, cards.len);
}

// ---- deck -------------------------------------------------------------------

static int deck_shuffle(lua_State *L) {
  ddzlua_bytes seed;
  uint8_t deck[DDZ_DECK_LEN];
  ddzlua_take_bytes(L, 1, &seed);
  if (seed.len != SEED_LEN || !seed.are_bytes) {
    return ddzlua_refused(L, DDZ_ERR_LENGTH);
  }
  return written(L, ddz_deck_shuffle(seed.at, deck), deck, DDZ_DECK_LEN);
}

// Bytes that nobody can guess, from the system; 0 where it has none to give.
static int random_bytes(uint8_t *out, size_t len) {
#if defined(_WIN32)
  size_t i;
  for (i = 0; i < len; i += 1) {
    unsigned int number;
    if (rand_s(&number) != 0) {
      return 0;
    }
    out[i] = (uint8_t)(number >> 8);
  }
  return 1;
#else
  FILE *source = fopen("/dev/urandom", "rb");
  size_t got = 0;
  if (source != NULL) {
    setvbuf(source, NULL, _IONBF, 0);
    got = fread(out, 1, len, source);
    fclose(source);
  }
  return got == len;
#endif
}

static int deck_seed(lua_State *L) {
  uint8_t seed[SEED_LEN];
  if (!random_bytes(seed, sizeof seed)) {
    lua_pushnil(L);
    lua_pushstring(L, "The system gives no random bytes.");
    return 2;
  }
  ddzlua_push_bytes(L, seed, sizeof seed);
  return 1;
}

void ddzlua_open_cards(lua_State *L) {
  static const luaL_Reg card[] = {
      {"of", card_of}, {"rank", card_rank}, {"suit", card_suit}, {NULL, NULL}};
  static const luaL_Reg cards[] = {{"check", cards_check},
                                   {"sort", cards_sort},
                                   {"parse", cards_parse},
                                   {"format", cards_format},
                                   {"from_ids", cards_from_ids},
                                   {"to_ids", cards_to_ids},
                                   {"from_ranks", cards_from_ranks},
                                   {"from_map", cards_from_map},
                                   {"to_map", cards_to_map},
                                   {NULL, NULL}};
  static const luaL_Reg deck[] = {{"shuffle", deck_shuffle}, {"seed", deck_seed}, {NULL, NULL}};
  lua_newtable(L);
  ddzlua_set_functions(L, card);
  ddzlua_set_number(L, "SMALL_JOKER", 0x4E);
  ddzlua_set_number(L, "BIG_JOKER", 0x4F);
  ddzlua_close_room(L, "card");
  lua_newtable(L);
  ddzlua_set_functions(L, cards);
  ddzlua_close_room(L, "cards");
  lua_newtable(L);
  ddzlua_set_functions(L, deck);
  ddzlua_close_room(L, "deck");
}
