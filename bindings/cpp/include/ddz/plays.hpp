// What these cards are, and what beats what.
#ifndef DDZ_PLAYS_HPP
#define DDZ_PLAYS_HPP

#include <cstdint>
#include <type_traits>

#include <ddz/cards.hpp>
#include <ddz/rules.hpp>

namespace ddz {

/// One reading of a set of cards; a value of four bytes. The default is no
/// play: a pass, or a lead where the play on the table is asked for.
class Play {
 public:
  constexpr Play() noexcept : raw_() {}
  explicit constexpr Play(const ddz_play& raw) noexcept : raw_(raw) {}

  constexpr Kind kind() const noexcept { return static_cast<Kind>(raw_.kind); }
  constexpr bool is_none() const noexcept { return raw_.kind == DDZ_KIND_NONE; }
  /// The highest rank of the body.
  constexpr Rank rank() const noexcept { return static_cast<Rank>(raw_.rank); }
  /// Ranks in the body; 1 for every kind that is not a sequence.
  constexpr std::uint32_t length() const noexcept { return raw_.length; }
  /// How many cards, wings included.
  constexpr std::uint32_t cards() const noexcept { return raw_.cards; }

  /// The play as the C door has it.
  constexpr const ddz_play& raw() const noexcept { return raw_; }

 private:
  ddz_play raw_;
};

static_assert(sizeof(Play) == sizeof(ddz_play) && std::is_standard_layout<Play>::value,
              "the C door writes into plays");

constexpr bool operator==(const Play& a, const Play& b) noexcept {
  return a.raw().kind == b.raw().kind && a.raw().rank == b.raw().rank &&
         a.raw().length == b.raw().length && a.raw().cards == b.raw().cards;
}
constexpr bool operator!=(const Play& a, const Play& b) noexcept { return !(a == b); }

/// Every way to see the same cards as a play.
typedef List<Play, DDZ_READINGS_MAX> Readings;

namespace detail {

inline Result<Play> play_or(std::int32_t status, const ddz_play& raw) {
  return status == DDZ_OK ? Result<Play>(Play(raw)) : Result<Play>(static_cast<Status>(status));
}

}  // namespace detail

/// Names a play, in the default reading: rocket, bomb, shuttle, plane without
/// wings, then the longest body, then the highest. Kind::None when the cards
/// are no play. `cards` are up to 20, in any order. Or TooMany, Card,
/// Duplicate.
inline Result<Play> classify(const RuleSet& rules, Span<const Card> cards) {
  ddz_play play = ddz_play();
  const std::int32_t status =
      ddz_play_classify(&rules.switches(), cards.data(), detail::length(cards.size()), &play);
  return detail::play_or(status, play);
}

/// Every reading of the cards, the default one first; empty when they are no
/// play. Statuses as for classify().
inline Result<Readings> readings(const RuleSet& rules, Span<const Card> cards) {
  Readings list;
  const Status status = list.fill([&](Play* out, std::uint32_t cap, std::uint32_t* len) {
    return ddz_play_readings(&rules.switches(), cards.data(), detail::length(cards.size()),
                             reinterpret_cast<ddz_play*>(out), cap, len);
  });
  return status == Status::Ok ? Result<Readings>(list) : Result<Readings>(status);
}

/// The reading with which the cards may be played on `table`, or Kind::None.
/// Cards of the bomb class are taken as that and nothing else; otherwise the
/// reading of the table's kind and length with the highest body counts.
/// `table` is what an earlier call answered, or Play() for a lead. Statuses as
/// for classify(), or Play (the rule set has no such play).
inline Result<Play> beats(const RuleSet& rules, const Play& table, Span<const Card> cards) {
  ddz_play play = ddz_play();
  const std::int32_t status = ddz_play_beats(&rules.switches(), &table.raw(), cards.data(),
                                             detail::length(cards.size()), &play);
  return detail::play_or(status, play);
}

/// May `next` be played on `first`, taken in its default reading? No cards are
/// a lead; on cards that are no play nothing may be played. For those who keep
/// no Play; beats() is the better question. Statuses as for classify().
inline Result<bool> compare(const RuleSet& rules, Span<const Card> first, Span<const Card> next) {
  std::uint8_t yes = 0;
  const Status status = static_cast<Status>(
      ddz_play_compare(&rules.switches(), first.data(), detail::length(first.size()), next.data(),
                       detail::length(next.size()), &yes));
  return status == Status::Ok ? Result<bool>(yes != 0) : Result<bool>(status);
}

/// The most readings that any cards have under these rules.
inline Result<std::uint32_t> readings_max(const RuleSet& rules) {
  std::uint32_t most = 0;
  const Status status = static_cast<Status>(ddz_readings_max(&rules.switches(), &most));
  return status == Status::Ok ? Result<std::uint32_t>(most) : Result<std::uint32_t>(status);
}

}  // namespace ddz

#endif
