// The record of a deal: a beginning, then a few bytes for each action, put
// behind each other by the program (a file, a vector).
#ifndef DDZ_RECORD_HPP
#define DDZ_RECORD_HPP

#include <cstdint>

#include <ddz/game.hpp>

namespace ddz {

/// The beginning of a record.
typedef List<std::uint8_t, DDZ_RECORD_BEGIN_MAX> RecordBegin;
/// The bytes of one action.
typedef List<std::uint8_t, DDZ_RECORD_ENTRY_MAX> RecordEntry;

/// The game as it is before the actions that will be appended: or Game. A
/// record of a whole deal begins with a new game.
inline Result<RecordBegin> record_begin(const Game& game) {
  RecordBegin bytes;
  const Status status = bytes.fill([&](std::uint8_t* out, std::uint32_t cap, std::uint32_t* len) {
    return ddz_record_begin(&game.raw(), out, cap, len);
  });
  return status == Status::Ok ? Result<RecordBegin>(bytes) : Result<RecordBegin>(status);
}

/// An action that `game` has just accepted, with a checksum of the state that
/// it led to: or Game, and what an action may be refused for.
inline Result<RecordEntry> record_append(const Game& game, const Action& action) {
  RecordEntry bytes;
  const Status status = bytes.fill([&](std::uint8_t* out, std::uint32_t cap, std::uint32_t* len) {
    return ddz_record_append(&game.raw(), &action.raw(), out, cap, len);
  });
  return status == Status::Ok ? Result<RecordEntry>(bytes) : Result<RecordEntry>(status);
}

/// Plays a record back, or its first `count` actions. `game` is the state after
/// them and `index` how many they were; on an error that an action makes, `game`
/// is untouched and `index` is that of the action. A record that was changed is
/// refused at the first action that is not what was played; a checksum keeps off
/// accidents, not forgers. Ok, Length, Format, Checksum, and whatever a game or
/// an action may be refused for.
inline Status record_replay(Span<const std::uint8_t> record, Game& game, std::uint32_t& index,
                            std::uint32_t count = 0xFFFFFFFFu) {
  return static_cast<Status>(ddz_record_replay(record.data(), detail::length(record.size()), count,
                                               &game.raw_, &index));
}

/// The action of that index, counted from 0, without playing it: or Length (also
/// when there are no more), Format, Checksum.
inline Result<Action> record_action(Span<const std::uint8_t> record, std::uint32_t index) {
  ddz_action action = ddz_action();
  const Status status = static_cast<Status>(
      ddz_record_action(record.data(), detail::length(record.size()), index, &action));
  return status == Status::Ok ? Result<Action>(Action(action)) : Result<Action>(status);
}

}  // namespace ddz

#endif
