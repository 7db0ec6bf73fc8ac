// What a card is: bytes, ranks and suits; sorting, the ids of other programs,
// text, decks.
#ifndef DDZ_CARDS_HPP
#define DDZ_CARDS_HPP

#include <cstddef>
#include <cstdint>
#include <cstring>

#include <ddz/list.hpp>
#include <ddz/result.hpp>
#include <ddz/span.hpp>

namespace ddz {

/// One byte: suit (0 diamond, 1 club, 2 heart, 3 spade) in the high nibble,
/// face (A = 1, 2 … 9, T = 10, J = 11, Q = 12, K = 13) in the low one; 0x4E is
/// the small joker and 0x4F the big one. The comment at the top of <ddz.h> has
/// all 54.
typedef std::uint8_t Card;

/// Suits from low to high. They never matter to the rules.
enum class Suit : std::uint8_t { Diamond = 0, Club = 1, Heart = 2, Spade = 3 };

/// As many cards as there are, in place.
typedef List<Card, DDZ_DECK_LEN> Cards;
/// As many ids of another program.
typedef List<std::uint8_t, DDZ_DECK_LEN> Ids;

/// The card of a rank in a suit; a joker has no suit and takes any.
constexpr Card make_card(Rank rank, Suit suit) noexcept {
  return static_cast<Card>(
      rank >= Rank::SmallJoker ? 0x4E + (static_cast<int>(rank) - DDZ_RANK_SMALL_JOKER)
      : rank >= Rank::Ace      ? static_cast<int>(suit) << 4 | (static_cast<int>(rank) - DDZ_RANK_A + 1)
                               : static_cast<int>(suit) << 4 | (static_cast<int>(rank) + 3));
}

/// Whether a byte is one of the 54 cards.
inline bool is_card(Card card) noexcept { return ddz_cards_check(&card, 1) == DDZ_OK; }

/// The rank of a card; of a byte that is no card, nothing sensible (is_card).
constexpr Rank rank_of(Card card) noexcept {
  return static_cast<Rank>((card & 15) >= 14  ? (card & 15) - 1
                           : (card & 15) <= 2 ? (card & 15) + DDZ_RANK_A - 1
                                              : (card & 15) - 3);
}

/// Whether a card is one of the jokers, which have no suit.
constexpr bool is_joker(Card card) noexcept { return rank_of(card) >= Rank::SmallJoker; }

/// The suit of a card that is no joker.
constexpr Suit suit_of(Card card) noexcept { return static_cast<Suit>(card >> 4); }

/// Whether these are cards, each there once: Ok, TooMany (above 54), Card,
/// Duplicate.
inline Status check(Span<const Card> cards) noexcept {
  return static_cast<Status>(ddz_cards_check(cards.data(), detail::length(cards.size())));
}

/// Sorts cards where they are, however they stood before: Ok, Enum, or what
/// check() answers.
inline Status sort(Span<Card> cards, Order order) noexcept {
  return static_cast<Status>(
      ddz_cards_sort(cards.data(), detail::length(cards.size()), static_cast<std::uint32_t>(order)));
}

namespace detail {

// For calls that write as many bytes as they read, `out` having room for 54.
template <typename Out, typename In, typename Call>
Result<Out> each_of(Span<In> in, Call call) {
  Out out;
  const Status status = out.fill([&](std::uint8_t* data, std::uint32_t, std::uint32_t* len) {
    *len = detail::length(in.size());
    return call(*len, data);
  });
  return status == Status::Ok ? Result<Out>(out) : Result<Out>(status);
}

}  // namespace detail

/// Turns the ids of another program into cards, in their order: or Enum,
/// TooMany, Card (an id out of range), Duplicate.
inline Result<Cards> from_ids(Format format, Span<const std::uint8_t> ids) {
  return detail::each_of<Cards>(ids, [&](std::uint32_t len, std::uint8_t* out) {
    return ddz_cards_from_ids(static_cast<std::uint32_t>(format), ids.data(), len, out);
  });
}

/// Turns cards into the ids of another program, in their order: or Enum,
/// TooMany, Card, Duplicate.
inline Result<Ids> to_ids(Format format, Span<const Card> cards) {
  return detail::each_of<Ids>(cards, [&](std::uint32_t len, std::uint8_t* out) {
    return ddz_cards_to_ids(static_cast<std::uint32_t>(format), cards.data(), len, out);
  });
}

/// A program's own ids: map[i] is the id of the i-th card of the deck in
/// ascending order of the card byte.
typedef std::uint8_t IdMap[DDZ_DECK_LEN];

/// Turns a program's own ids into cards, in their order: or TooMany, Duplicate
/// (also of the map), Card (an id that the map does not have).
inline Result<Cards> from_map(const IdMap& map, Span<const std::uint8_t> ids) {
  return detail::each_of<Cards>(ids, [&](std::uint32_t len, std::uint8_t* out) {
    return ddz_cards_from_map(map, ids.data(), len, out);
  });
}

/// Turns cards into a program's own ids, in their order: or TooMany, Duplicate
/// (also of the map), Card.
inline Result<Ids> to_map(const IdMap& map, Span<const Card> cards) {
  return detail::each_of<Ids>(cards, [&](std::uint32_t len, std::uint8_t* out) {
    return ddz_cards_to_map(map, cards.data(), len, out);
  });
}

/// Makes cards of ranks, for programs that have no suits; the first card of a
/// rank is the diamond, then club, heart, spade. Or TooMany, Card (no such
/// rank), Duplicate (the fifth card of a rank, the second of a joker).
inline Result<Cards> from_ranks(Span<const Rank> ranks) {
  return detail::each_of<Cards>(ranks, [&](std::uint32_t len, std::uint8_t* out) {
    // A Rank is its number, and bytes may look at anything.
    return ddz_cards_from_ranks(reinterpret_cast<const std::uint8_t*>(ranks.data()), len, out);
  });
}

/// Reads cards from what a person types, in the order in which they stand:
/// `334455`, `10 J Q`, `♠3 ♥3`, `大王 小王`; ddz_cards_parse in <ddz.h> has the
/// whole grammar. `text` is UTF-8 of `size` bytes. Or Null, Length, Text,
/// TooMany, Duplicate.
inline Result<Cards> parse(const char* text, std::size_t size) {
  Cards cards;
  const Status status = cards.fill([&](Card* out, std::uint32_t cap, std::uint32_t* len) {
    return ddz_cards_parse(text, detail::length(size), out, cap, len);
  });
  return status == Status::Ok ? Result<Cards>(cards) : Result<Cards>(status);
}

/// The same for text that ends with a NUL; a null pointer is no text.
inline Result<Cards> parse(const char* text) {
  return parse(text, text == nullptr ? 0 : std::strlen(text));
}

/// Text that format() wrote: UTF-8, and a NUL behind it.
class Text {
 public:
  Text() noexcept : bytes_(), size_(0) {}

  const char* c_str() const noexcept { return bytes_; }
  const char* data() const noexcept { return bytes_; }
  /// In bytes, without the NUL.
  std::size_t size() const noexcept { return size_; }
  bool empty() const noexcept { return size_ == 0; }

 private:
  friend Result<Text> format(Span<const Card> cards, Style style);

  char bytes_[DDZ_WRITTEN_MAX + 1];
  std::uint32_t size_;
};

/// Writes cards as text that parse() reads back: the same cards in the same
/// order, except that Style::Ranks drops the suits. Or Enum, TooMany, Card,
/// Duplicate.
inline Result<Text> format(Span<const Card> cards, Style style) {
  Text text;
  const Status status = static_cast<Status>(
      ddz_cards_format(cards.data(), detail::length(cards.size()), static_cast<std::uint32_t>(style),
                       text.bytes_, DDZ_WRITTEN_MAX, &text.size_));
  if (status != Status::Ok) {
    return status;
  }
  text.bytes_[text.size_] = '\0';
  return text;
}

/// 32 bytes that decide a deck; who knows them knows the deck.
struct Seed {
  std::uint8_t bytes[32];
};

/// The deck of a seed: the same on every platform, in every version, for ever.
inline Cards shuffle(const Seed& seed) {
  Cards deck;
  const Status status = deck.fill([&](Card* out, std::uint32_t cap, std::uint32_t* len) {
    *len = cap;
    return ddz_deck_shuffle(seed.bytes, out);
  });
  static_cast<void>(status);  // Only a null pointer could fail.
  return deck;
}

}  // namespace ddz

#endif
