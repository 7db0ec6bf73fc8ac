// Open hands and turns: what searches, solvers and puzzles work on.
#ifndef DDZ_POSITION_HPP
#define DDZ_POSITION_HPP

#include <cstdint>
#include <cstring>

#include <ddz/game.hpp>

namespace ddz {

class Position;
class PositionText;
Result<PositionText> format(const Position& position);

/// The line that format() wrote: UTF-8, and a NUL behind it.
class PositionText {
 public:
  PositionText() noexcept : bytes_(), size_(0) {}

  const char* c_str() const noexcept { return bytes_; }
  const char* data() const noexcept { return bytes_; }
  /// In bytes, without the NUL.
  std::size_t size() const noexcept { return size_; }

 private:
  friend Result<PositionText> format(const Position& position);

  char bytes_[DDZ_POSITION_TEXT_MAX + 1];
  std::uint32_t size_;
};

/// A position with open hands; a value that can be copied and compared, so that a
/// move is taken back by the copy that was kept. The rules are no part of it: what
/// needs them takes the same rule set each time.
class Position {
 public:
  /// None yet: every call says so with Status::PositionSeats.
  Position() noexcept : raw_() {
    raw_.struct_size = sizeof raw_;
    raw_.table_seat = NoSeat;
  }

  /// A position that <ddz.h> describes field by field; struct_size is looked after.
  /// Or Position…, Play (the rule set has no such table).
  static Result<Position> make(const RuleSet& rules, const ddz_position& fields) {
    Position position;
    position.raw_ = fields;
    position.raw_.struct_size = sizeof position.raw_;
    return position.or_status(ddz_position_check(&rules.switches(), &position.raw_));
  }

  /// Reads a line such as `A/4449/68J 0 1 0:333+1` (docs/position.md). `text` is
  /// UTF-8 of `size` bytes. Or Null, Length, Text, Play, Position….
  static Result<Position> parse(const RuleSet& rules, const char* text, std::size_t size) {
    Position position;
    return position.or_status(ddz_position_parse(&rules.switches(), text, detail::length(size),
                                                 &position.raw_));
  }

  /// The same for text that ends with a NUL; a null pointer is no text.
  static Result<Position> parse(const RuleSet& rules, const char* text) {
    return parse(rules, text, text == nullptr ? 0 : std::strlen(text));
  }

  /// The position of a game, every hand of it open. Or Game, PositionPhase (neither
  /// being played nor won).
  static Result<Position> from_game(const Game& game) {
    Position position;
    return position.or_status(ddz_position_from_game(&game.raw(), &position.raw_));
  }

  /// Whether play can have come to it: Ok, Play, Position….
  Status check(const RuleSet& rules) const noexcept {
    return static_cast<Status>(ddz_position_check(&rules.switches(), &raw_));
  }

  /// Plays cards for the seat that is to move, or says why not and changes nothing:
  /// TooMany, Card, Duplicate, TurnField, TurnOver, TurnNotHeld, TurnNotAPlay,
  /// TurnReading, TurnNotHigher, Play, Position…. `declared` is what the cards are
  /// declared to be; Play() leaves it to the rules. No cards are a pass.
  Status play(const RuleSet& rules, Span<const Card> cards, const Play& declared = Play()) noexcept {
    return static_cast<Status>(ddz_position_play(&rules.switches(), &raw_, cards.data(),
                                                 detail::length(cards.size()), &declared.raw()));
  }

  /// Passes for the seat that is to move: Ok, TurnOver, TurnLead, PositionMustBeat,
  /// Play, Position….
  Status pass(const RuleSet& rules) noexcept { return play(rules, Span<const Card>()); }

  /// 2 or 3.
  std::uint32_t seats() const noexcept { return raw_.seats; }
  /// The seat that plays against all others: the landlord.
  std::uint32_t solo() const noexcept { return raw_.solo; }
  /// Whose turn it is; when the position is over, who moved last.
  std::uint32_t to_move() const noexcept { return raw_.to_move; }
  /// What must be beaten; none when a play leads.
  Play table() const noexcept { return Play(raw_.table); }
  /// Who put it down, or NoSeat when a play leads.
  std::uint32_t table_seat() const noexcept { return raw_.table_seat; }
  bool has_passed(std::uint32_t seat) const noexcept {
    return seat < 8 && (raw_.passed >> seat & 1) != 0;
  }
  /// How many cards of a rank a seat holds.
  std::uint32_t count(std::uint32_t seat, Rank rank) const noexcept {
    const std::uint32_t at = static_cast<std::uint32_t>(rank);
    return seat < raw_.seats && seat < 4 && at < 15 ? raw_.counts[15 * seat + at] : 0;
  }
  /// How many cards a seat holds.
  std::uint32_t count(std::uint32_t seat) const noexcept {
    std::uint32_t all = 0;
    for (std::uint32_t rank = 0; rank < 15; rank++) {
      all += count(seat, static_cast<Rank>(rank));
    }
    return all;
  }
  /// Whether a hand is empty: the side of to_move() has won.
  bool is_over() const noexcept { return to_move() < seats() && count(to_move()) == 0; }

  /// The position as the C door has it.
  const ddz_position& raw() const noexcept { return raw_; }

 private:
  Result<Position> or_status(std::int32_t status) const {
    return status == DDZ_OK ? Result<Position>(*this)
                            : Result<Position>(static_cast<Status>(status));
  }

  ddz_position raw_;
};

inline bool operator==(const Position& a, const Position& b) noexcept {
  return std::memcmp(&a.raw(), &b.raw(), sizeof(ddz_position)) == 0;
}
inline bool operator!=(const Position& a, const Position& b) noexcept { return !(a == b); }

/// Writes a position as the line that Position::parse() reads back: or Play,
/// Position….
inline Result<PositionText> format(const Position& position) {
  PositionText text;
  const Status status = static_cast<Status>(
      ddz_position_format(&position.raw(), text.bytes_, DDZ_POSITION_TEXT_MAX, &text.size_));
  if (status != Status::Ok) {
    return status;
  }
  text.bytes_[text.size_] = '\0';
  return text;
}

}  // namespace ddz

#endif
