// What a seat does at a game.
#ifndef DDZ_ACTION_HPP
#define DDZ_ACTION_HPP

#include <cstdint>
#include <cstring>
#include <type_traits>

#include <ddz/flow.hpp>
#include <ddz/moves.hpp>

namespace ddz {

/// Seats are 0, 1 and 2, in playing order; this is none of them.
constexpr std::uint32_t NoSeat = DDZ_SEAT_NONE;
/// How many there are.
constexpr std::uint32_t SeatCount = DDZ_SEATS_MAX;

/// One action of a seat; a value. Whether it is allowed is for Game::act.
class Action {
 public:
  /// Nothing that any game takes.
  Action() noexcept : raw_() {}
  explicit Action(const ddz_action& raw) noexcept : raw_(raw) {}

  /// No bid, no call, no rob, no doubling, no show, no play.
  static Action pass(std::uint32_t seat) noexcept { return Action(seat, ActionKind::Pass, 0); }
  /// 叫分, 1 to 3.
  static Action bid(std::uint32_t seat, std::uint8_t points) noexcept {
    return Action(seat, ActionKind::Bid, points);
  }
  /// 叫地主.
  static Action call(std::uint32_t seat) noexcept { return Action(seat, ActionKind::Call, 0); }
  /// 抢地主.
  static Action rob(std::uint32_t seat) noexcept { return Action(seat, ActionKind::Rob, 0); }
  /// 加倍.
  static Action doubled(std::uint32_t seat, Double factor) noexcept {
    return Action(seat, ActionKind::Double, number(factor));
  }
  /// 明牌.
  static Action show(std::uint32_t seat, Shown when) noexcept {
    return Action(seat, ActionKind::Show, number(when));
  }
  /// Puts cards down, in the reading that the rules take, or in a declared one.
  static Action play(std::uint32_t seat, Span<const Card> cards,
                     const Play& declared = Play()) noexcept {
    Action action(seat, ActionKind::Play, 0);
    action.raw_.play = declared.raw();
    if (cards.size() > DDZ_CARDS_MAX) {
      action.raw_.len = 0xFF;  // The game says that these are too many.
    } else if (!cards.empty()) {
      action.raw_.len = static_cast<std::uint8_t>(cards.size());
      std::memcpy(action.raw_.cards, cards.data(), cards.size());
    }
    return action;
  }
  /// Puts a move down, declared as what it is: the reading of the list or hint.
  static Action play(std::uint32_t seat, const Move& move) noexcept {
    return play(seat, move.cards(), move.play());
  }
  /// The clock ran out.
  static Action timeout(std::uint32_t seat) noexcept { return Action(seat, ActionKind::Timeout, 0); }

  /// The same, as an answer to that turn: `actions` of the view plus 1. Where the
  /// game has come to another turn, it is refused as Status::TurnStale.
  Action answering(std::uint32_t turn) const noexcept {
    Action action = *this;
    action.raw_.turn = turn;
    return action;
  }

  std::uint32_t seat() const noexcept { return raw_.seat; }
  /// The turn that it answers; 0 is any.
  std::uint32_t turn() const noexcept { return raw_.turn; }
  ActionKind kind() const noexcept { return static_cast<ActionKind>(raw_.kind); }
  /// Bid: the points. Double: a Double. Show: a Shown.
  std::uint8_t value() const noexcept { return raw_.value; }
  /// Play: the cards. They live in the action.
  Span<const Card> cards() const noexcept {
    return Span<const Card>(raw_.cards, raw_.len > DDZ_CARDS_MAX ? 0 : raw_.len);
  }
  /// Play: what they were declared to be, if anything.
  Play declared() const noexcept { return Play(raw_.play); }

  /// The action as the C door has it.
  const ddz_action& raw() const noexcept { return raw_; }

 private:
  // A number that is no seat stays one.
  Action(std::uint32_t seat, ActionKind kind, std::uint8_t value) noexcept : raw_() {
    raw_.seat = static_cast<std::uint8_t>(seat < SeatCount ? seat : NoSeat);
    raw_.kind = number(kind);
    raw_.value = value;
  }

  ddz_action raw_;
};

static_assert(sizeof(Action) == sizeof(ddz_action) && std::is_standard_layout<Action>::value,
              "the C door writes into actions");

inline bool operator==(const Action& a, const Action& b) noexcept {
  return std::memcmp(&a.raw(), &b.raw(), sizeof(ddz_action)) == 0;
}
inline bool operator!=(const Action& a, const Action& b) noexcept { return !(a == b); }

}  // namespace ddz

#endif
