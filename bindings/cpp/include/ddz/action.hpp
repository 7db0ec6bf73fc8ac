// What a seat does at a table.
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
constexpr std::uint32_t SeatCount = DDZ_SEATS;

/// What a seat does.
enum class ActionKind : std::uint8_t {
  Pass = DDZ_ACTION_PASS,
  Bid = DDZ_ACTION_BID,
  Call = DDZ_ACTION_CALL,
  Rob = DDZ_ACTION_ROB,
  Double = DDZ_ACTION_DOUBLE,
  Show = DDZ_ACTION_SHOW,
  Play = DDZ_ACTION_PLAY,
  Timeout = DDZ_ACTION_TIMEOUT
};

/// The factors of doubling.
enum class Double : std::uint8_t {
  Undecided = DDZ_DOUBLE_UNDECIDED,
  No = DDZ_DOUBLE_NO,
  Two = DDZ_DOUBLE_TWO,
  Four = DDZ_DOUBLE_FOUR
};

/// When a hand was shown.
enum class Shown : std::uint8_t {
  Undecided = DDZ_SHOW_UNDECIDED,
  Before = DDZ_SHOW_BEFORE,
  Early = DDZ_SHOW_EARLY,
  Late = DDZ_SHOW_LATE,
  Landlord = DDZ_SHOW_LANDLORD,
  Declined = DDZ_SHOW_DECLINED
};

/// One action of a seat; a value. Whether it is allowed is for Table::act.
class Action {
 public:
  /// Nothing that any table takes.
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
      action.raw_.len = 0xFF;  // The table says that these are too many.
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

  std::uint32_t seat() const noexcept { return raw_.seat; }
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
