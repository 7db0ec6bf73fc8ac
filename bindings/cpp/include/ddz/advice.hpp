// What should be played.
#ifndef DDZ_ADVICE_HPP
#define DDZ_ADVICE_HPP

#include <cstdint>

#include <ddz/moves.hpp>

namespace ddz {

/// Room for every choice that any hand has under any rule set: 5.5 KiB.
typedef List<Move, DDZ_HINTS_MAX> HintList;

/// A hand as plays: as many as it has cards, at most.
typedef List<Move, DDZ_CARDS_MAX> Split;

/// The choices that a player is offered (提示) on `table`, Play() being a lead,
/// best first: one for each kind, length and rank, with its cheapest wings;
/// empty when nothing beats. docs/hints.md has the policy. Statuses as for
/// moves().
inline Status hints(const RuleSet& rules, Span<const Card> hand, const Play& table, HintList& out) {
  return out.fill([&](Move* data, std::uint32_t cap, std::uint32_t* len) {
    return ddz_hint_list(&rules.switches(), hand.data(), detail::length(hand.size()), &table.raw(),
                         reinterpret_cast<ddz_move*>(data), cap, len);
  });
}

/// The same as a value.
inline Result<HintList> hints(const RuleSet& rules, Span<const Card> hand,
                              const Play& table = Play()) {
  HintList list;
  const Status status = hints(rules, hand, table, list);
  return status == Status::Ok ? Result<HintList>(list) : Result<HintList>(status);
}

/// The fewest plays that empty a hand when nobody answers (拆牌), 0 for no
/// cards. Or TooMany, Card, Duplicate.
inline Result<std::uint32_t> min_turns(const RuleSet& rules, Span<const Card> hand) {
  std::uint32_t turns = 0;
  const Status status = static_cast<Status>(
      ddz_hand_min_turns(&rules.switches(), hand.data(), detail::length(hand.size()), &turns));
  return status == Status::Ok ? Result<std::uint32_t>(turns) : Result<std::uint32_t>(status);
}

/// One way to empty the hand with that many plays, in an order to show it in
/// (理牌). Statuses as for min_turns().
inline Result<Split> split(const RuleSet& rules, Span<const Card> hand) {
  Split list;
  const Status status = list.fill([&](Move* data, std::uint32_t cap, std::uint32_t* len) {
    return ddz_hand_split(&rules.switches(), hand.data(), detail::length(hand.size()),
                          reinterpret_cast<ddz_move*>(data), cap, len);
  });
  return status == Status::Ok ? Result<Split>(list) : Result<Split>(status);
}

/// The longest list of hints that a hand has under these rules.
inline Result<std::uint32_t> hints_max(const RuleSet& rules) {
  std::uint32_t most = 0;
  const Status status = static_cast<Status>(ddz_hints_max(&rules.switches(), &most));
  return status == Status::Ok ? Result<std::uint32_t>(most) : Result<std::uint32_t>(status);
}

}  // namespace ddz

#endif
