// A player by the computer, from what one seat may know (docs/bot.md).
#ifndef DDZ_BOT_HPP
#define DDZ_BOT_HPP

#include <cstdint>

#include <ddz/game.hpp>

namespace ddz {

/// How a bot is to play; a value.
class BotOptions {
 public:
  /// A level as it is.
  explicit BotOptions(BotLevel level = BotLevel::Good) noexcept : raw_() {
    raw_.struct_size = sizeof raw_;
    raw_.level = number(level);
  }

  /// The same with another style of bidding.
  BotOptions style(BotStyle style) const noexcept {
    BotOptions options = *this;
    options.raw_.style = number(style);
    return options;
  }
  /// The same with another number of playouts, at most 1000000; 0 as the level has.
  BotOptions playouts(std::uint32_t playouts) const noexcept {
    BotOptions options = *this;
    options.raw_.playouts = playouts;
    return options;
  }
  /// The same with lots that are drawn from another seed.
  BotOptions seed(std::uint32_t seed) const noexcept {
    BotOptions options = *this;
    options.raw_.seed = seed;
    return options;
  }

  /// The options as the C door has them.
  const ddz_bot_options& raw() const noexcept { return raw_; }

 private:
  ddz_bot_options raw_;
};

/// A choice with what has come of it so far.
class BotChoice {
 public:
  BotChoice() noexcept : raw_() {}

  Action action() const noexcept { return Action(raw_.action); }
  /// How many of the playouts behind it the seat's side has won.
  std::uint32_t wins() const noexcept { return raw_.wins; }
  std::uint32_t playouts() const noexcept { return raw_.playouts; }

 private:
  ddz_bot_choice raw_;
};

/// Room for all choices of a bot.
typedef List<BotChoice, 24> BotChoiceList;

/// What a bot says so far: what to do, and the chance of the seat's side to win the
/// deal with it, in thousandths.
struct BotAnswer {
  Action action;
  std::uint32_t permille;
};

/// Bytes of memory that a bot of any level needs at most, with the playouts that the
/// level has.
constexpr std::uint32_t BotMemoryMax = DDZ_BOT_MEMORY_MAX;

/// Bytes of memory that a bot needs which plays so: or BotOptions.
inline Result<std::uint32_t> bot_size(const BotOptions& options) {
  std::uint32_t size = 0;
  const Status status = static_cast<Status>(ddz_bot_size(&options.raw(), &size));
  return status == Status::Ok ? Result<std::uint32_t>(size) : Result<std::uint32_t>(status);
}

/// What a seat does, from its view alone, in every phase; it thinks to the end.
/// `memory` has as many bytes as bot_size says. Or BotOptions, BotRoom, BotSeat (the
/// seat may not act), BotView.
inline Result<Action> bot_act(const View& view, const BotOptions& options,
                              Span<std::uint8_t> memory) {
  ddz_action action = ddz_action();
  const Status status =
      static_cast<Status>(ddz_bot_act(&view.raw(), &options.raw(), memory.data(),
                                      detail::length(memory.size()), &action));
  return status == Status::Ok ? Result<Action>(Action(action)) : Result<Action>(status);
}

/// Begins to think in slices. The memory is the bot then: it may be copied, and
/// calling no more is all that ends it. The statuses of bot_act.
inline Status bot_begin(const View& view, const BotOptions& options, Span<std::uint8_t> memory) {
  return static_cast<Status>(ddz_bot_begin(&view.raw(), &options.raw(), memory.data(),
                                           detail::length(memory.size())));
}

/// Thinks on for about so many playouts: how many are left to do. Or BotRoom,
/// BotMemory (no bot lies there).
inline Result<std::uint32_t> bot_think(Span<std::uint8_t> memory, std::uint32_t playouts) {
  std::uint32_t left = 0;
  const Status status = static_cast<Status>(
      ddz_bot_think(memory.data(), detail::length(memory.size()), playouts, &left));
  return status == Status::Ok ? Result<std::uint32_t>(left) : Result<std::uint32_t>(status);
}

/// The best action so far, at any time: or BotRoom, BotMemory.
inline Result<BotAnswer> bot_best(Span<const std::uint8_t> memory) {
  ddz_action action = ddz_action();
  BotAnswer answer = BotAnswer();
  const Status status = static_cast<Status>(
      ddz_bot_best(memory.data(), detail::length(memory.size()), &action, &answer.permille));
  answer.action = Action(action);
  return status == Status::Ok ? Result<BotAnswer>(answer) : Result<BotAnswer>(status);
}

/// The choices with what has come of each so far: or BotRoom, BotMemory.
inline Result<BotChoiceList> bot_choices(Span<const std::uint8_t> memory) {
  BotChoiceList list;
  const Status status = list.fill([&](BotChoice* out, std::uint32_t cap, std::uint32_t* len) {
    return ddz_bot_choices(memory.data(), detail::length(memory.size()),
                           reinterpret_cast<ddz_bot_choice*>(out), cap, len);
  });
  return status == Status::Ok ? Result<BotChoiceList>(list) : Result<BotChoiceList>(status);
}

static_assert(sizeof(BotChoice) == sizeof(ddz_bot_choice), "a choice is its bytes");

}  // namespace ddz

#endif
