// Who wins an open position, by which move and by which line.
#ifndef DDZ_SOLVE_HPP
#define DDZ_SOLVE_HPP

#include <cstdint>
#include <type_traits>

#include <ddz/moves.hpp>

namespace ddz {

/// A move of a position, and who wins behind it; a value of 28 bytes.
class MoveValue {
 public:
  constexpr MoveValue() noexcept : raw_() {}

  /// What the seat to move may do; a move without a play is a pass.
  Move move() const noexcept { return Move(raw_.turn); }
  Side winner() const noexcept { return static_cast<Side>(raw_.winner); }

 private:
  ddz_solve_value raw_;
};

static_assert(sizeof(MoveValue) == sizeof(ddz_solve_value) &&
                  std::is_standard_layout<MoveValue>::value,
              "the C door writes into values");

/// What is known of a position that is being solved.
class Solved {
 public:
  constexpr Solved() noexcept : raw_() {}
  explicit constexpr Solved(const ddz_solved& raw) noexcept : raw_(raw) {}

  /// Side::Unknown so far.
  Side winner() const noexcept { return static_cast<Side>(raw_.winner); }
  /// Is all answered that was asked?
  bool done() const noexcept { return raw_.done != 0; }
  /// Is it known what the seat to move should do?
  bool has_best() const noexcept { return raw_.has_best != 0; }
  /// What it should do; a move without a play is a pass.
  Move best() const noexcept { return Move(raw_.best); }
  /// With Goal::Line, how many plays the side that wins still needs.
  std::uint32_t plays() const noexcept { return raw_.plays; }
  /// Positions that have been looked at.
  std::uint64_t nodes() const noexcept {
    return (static_cast<std::uint64_t>(raw_.nodes_high) << 32) | raw_.nodes;
  }

 private:
  ddz_solved raw_;
};

/// The moves to the end; a move without a play is a pass.
typedef List<Move, DDZ_SOLVE_LINE_MAX> Line;

/// Every move of a position with its value.
typedef List<MoveValue, DDZ_MOVES_MAX + 1> MoveValues;

/// A question about a position, in memory that the caller lends (docs/solve.md). It
/// keeps nothing but where that is: copies are the same question.
class Solver {
 public:
  /// Bytes of memory, at least.
  static constexpr std::uint32_t memory_min() noexcept { return DDZ_SOLVE_MEMORY_MIN; }

  /// Memory that was prepared before, or will be by begin().
  Solver(std::uint8_t* memory, std::uint32_t length) noexcept : memory_(memory), length_(length) {}

  /// Prepares the memory. Ok, Null, SolveMemory, the statuses of a position,
  /// SolveOver.
  Status begin(const RuleSet& rules, const ddz_position& position, Goal goal) {
    return static_cast<Status>(ddz_solve_begin(&rules.switches(), &position,
                                               static_cast<std::uint32_t>(goal), memory_, length_));
  }

  /// Looks at so many more positions at most; true when all is answered. Neither the
  /// answers nor their number depend on the slices. Or Null, SolveMemory,
  /// SolveUnprepared.
  Result<bool> think(std::uint32_t nodes) {
    std::uint8_t done = 0;
    const Status status =
        static_cast<Status>(ddz_solve_think(memory_, length_, nodes, &done));
    return status == Status::Ok ? Result<bool>(done != 0) : Result<bool>(status);
  }

  /// What is known so far. Or Null, SolveMemory, SolveUnprepared.
  Result<Solved> best() const {
    ddz_solved solved = ddz_solved();
    solved.struct_size = sizeof solved;
    const Status status = static_cast<Status>(ddz_solve_best(memory_, length_, &solved));
    return status == Status::Ok ? Result<Solved>(Solved(solved)) : Result<Solved>(status);
  }

  /// The moves to the end. Ok, Null, SolveMemory, SolveUnprepared, SolveGoal,
  /// SolveUnknown.
  Status line(Line& out) const {
    return out.fill([&](Move* data, std::uint32_t cap, std::uint32_t* len) {
      return ddz_solve_line(memory_, length_, reinterpret_cast<ddz_move*>(data), cap, len);
    });
  }

  /// Every move with who wins behind it. The statuses of line().
  Status all(MoveValues& out) const {
    return out.fill([&](MoveValue* data, std::uint32_t cap, std::uint32_t* len) {
      return ddz_solve_all(memory_, length_, reinterpret_cast<ddz_solve_value*>(data), cap, len);
    });
  }

 private:
  std::uint8_t* memory_;
  std::uint32_t length_;
};

}  // namespace ddz

#endif
