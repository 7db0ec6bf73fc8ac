// What may be played.
#ifndef DDZ_MOVES_HPP
#define DDZ_MOVES_HPP

#include <cstdint>
#include <type_traits>

#include <ddz/plays.hpp>

namespace ddz {

/// A play with the cards that make it; a value of 24 bytes.
class Move {
 public:
  constexpr Move() noexcept : raw_() {}
  explicit constexpr Move(const ddz_move& raw) noexcept : raw_(raw) {}

  Play play() const noexcept { return Play(raw_.play); }
  /// Taken from the hand: body first, then wings. They live in the move.
  Span<const Card> cards() const noexcept { return Span<const Card>(raw_.cards, raw_.play.cards); }

  /// The move as the C door has it.
  constexpr const ddz_move& raw() const noexcept { return raw_; }

 private:
  ddz_move raw_;
};

static_assert(sizeof(Move) == sizeof(ddz_move) && std::is_standard_layout<Move>::value,
              "the C door writes into moves");

/// Room for every move that any hand has under any rule set: 20 KiB.
typedef List<Move, DDZ_MOVES_MAX> MoveList;

/// Lists what may be played on `table`, Play() being a lead: every distinct
/// choice of ranks, a lead in its default reading, a follow in the reading
/// that beats. A pass is not listed. The order is for ever: by kind, length,
/// rank, then the wings from low to high. `hand` is up to 20 cards, in any
/// order. Ok, TooMany, Play (the rule set has no such play), Card, Duplicate.
///
/// Keep the list as a member and it costs no stack; what is behind its size is
/// not touched.
inline Status moves(const RuleSet& rules, Span<const Card> hand, const Play& table, MoveList& out) {
  return out.fill([&](Move* data, std::uint32_t cap, std::uint32_t* len) {
    return ddz_moves_list(&rules.switches(), hand.data(), detail::length(hand.size()), &table.raw(),
                          reinterpret_cast<ddz_move*>(data), cap, len);
  });
}

/// The same as a value.
inline Result<MoveList> moves(const RuleSet& rules, Span<const Card> hand,
                              const Play& table = Play()) {
  MoveList list;
  const Status status = moves(rules, hand, table, list);
  return status == Status::Ok ? Result<MoveList>(list) : Result<MoveList>(status);
}

/// How many moves moves() lists, without making them.
inline Result<std::uint32_t> moves_count(const RuleSet& rules, Span<const Card> hand,
                                         const Play& table = Play()) {
  std::uint32_t count = 0;
  const Status status = static_cast<Status>(ddz_moves_count(
      &rules.switches(), hand.data(), detail::length(hand.size()), &table.raw(), &count));
  return status == Status::Ok ? Result<std::uint32_t>(count) : Result<std::uint32_t>(status);
}

/// The longest list that a hand of that size has under these rules: or TooMany
/// (above 20).
inline Result<std::uint32_t> moves_max(const RuleSet& rules, std::uint32_t hand_len) {
  std::uint32_t most = 0;
  const Status status = static_cast<Status>(ddz_moves_max(&rules.switches(), hand_len, &most));
  return status == Status::Ok ? Result<std::uint32_t>(most) : Result<std::uint32_t>(status);
}

}  // namespace ddz

#endif
