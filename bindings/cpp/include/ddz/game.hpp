// One deal: what a server keeps, and what it sends.
#ifndef DDZ_GAME_HPP
#define DDZ_GAME_HPP

#include <cstdint>
#include <cstring>
#include <type_traits>

#include <ddz/action.hpp>
#include <ddz/moves.hpp>

namespace ddz {

/// The points and their factors; <ddz.h> describes the fields.
typedef ddz_score Score;

/// The card counter (记牌器) of a seat: counts by rank.
typedef ddz_unseen Unseen;

/// Room for all that a seat may do besides playing cards.
typedef List<Action, DDZ_LEGAL_MAX> LegalList;

/// A game as bytes that mean the same for ever and everywhere.
typedef List<std::uint8_t, DDZ_PACKED_MAX> Packed;

/// What one seat may know, and the only thing that a client should be sent. It
/// holds nothing that depends on hidden cards or on the seed. What has no
/// function here is a field of raw(), which <ddz.h> describes.
class View {
 public:
  View() noexcept : raw_() {}
  explicit View(const ddz_view& raw) noexcept : raw_(raw) {}

  std::uint32_t seat() const noexcept { return raw_.seat; }
  Phase phase() const noexcept { return static_cast<Phase>(raw_.phase); }
  bool waits_for(std::uint32_t seat) const noexcept {
    return seat < SeatCount && (raw_.waiting >> seat & 1) != 0;
  }
  /// NoSeat before there is one.
  std::uint32_t landlord() const noexcept { return raw_.landlord; }
  std::uint32_t winner() const noexcept { return raw_.winner; }
  /// What must be beaten; none when a play leads.
  Play table() const noexcept { return Play(raw_.table); }
  Span<const Card> bottom() const noexcept {
    return Span<const Card>(raw_.bottom, raw_.bottom_len);
  }
  /// How many cards a seat holds.
  std::uint32_t count(std::uint32_t seat) const noexcept {
    return seat < SeatCount ? raw_.counts[seat] : 0;
  }
  /// The cards that a seat holds; none where they are hidden. Like all cards of
  /// a view they live in it.
  Span<const Card> hand(std::uint32_t seat) const noexcept {
    const Span<const Card> held = cards(raw_.cards, raw_.counts, seat);
    return held.empty() || held[0] == 0 ? Span<const Card>() : held;
  }
  /// What a seat has put down.
  Span<const Card> played(std::uint32_t seat) const noexcept {
    return cards(raw_.played, raw_.played_counts, seat);
  }
  /// What a seat last put down in this trick.
  Span<const Card> latest(std::uint32_t seat) const noexcept {
    return cards(raw_.latest, raw_.latest_counts, seat);
  }
  Said said(std::uint32_t seat) const noexcept {
    return seat < SeatCount ? static_cast<Said>(raw_.said[seat]) : Said::Nothing;
  }
  Shown shown(std::uint32_t seat) const noexcept {
    return seat < SeatCount ? static_cast<Shown>(raw_.shown[seat]) : Shown::Undecided;
  }
  Double doubled(std::uint32_t seat) const noexcept {
    return seat < SeatCount ? static_cast<Double>(raw_.doubles[seat]) : Double::Undecided;
  }

  const ddz_view& raw() const noexcept { return raw_; }

 private:
  static Span<const Card> cards(const Card* all, const std::uint8_t* counts,
                                std::uint32_t seat) noexcept {
    return seat < SeatCount ? Span<const Card>(all + DDZ_CARDS_MAX * seat, counts[seat])
                            : Span<const Card>();
  }

  ddz_view raw_;
};

/// One deal, from the shuffle to the score; a value that can be copied and
/// compared. It changes by act() alone, which refuses what is not allowed and
/// then changes nothing. A server keeps it; it holds every hand and the seed.
class Game {
 public:
  /// No deal yet: every call says so with Status::Game.
  Game() noexcept : raw_() { raw_.struct_size = sizeof raw_; }

  /// A game whose decks come from a seed, dealt: or Enum (the seat).
  static Result<Game> deal(const RuleSet& rules, const Flow& flow, const Seed& seed,
                            std::uint32_t first_seat = 0) {
    Game game;
    return game.or_status(ddz_game_new(&rules.switches(), &flow.switches(), seed.bytes, first_seat,
                                         &game.raw_));
  }

  /// A game with a given deck of 54 cards: the first 17 are seat 0's, and so
  /// on, the last three the bottom. It never redeals. Or Length (no 54), Enum,
  /// Card, Duplicate.
  static Result<Game> dealt(const RuleSet& rules, const Flow& flow, Span<const Card> deck,
                             std::uint32_t first_seat = 0) {
    Game game;
    return game.or_status(ddz_game_new_dealt(&rules.switches(), &flow.switches(), deck.data(),
                                               detail::length(deck.size()), first_seat, &game.raw_));
  }

  /// Reads what pack() wrote: or Length, Format, Checksum, Rules…, Flow…, Game.
  static Result<Game> unpack(Span<const std::uint8_t> bytes) {
    Game game;
    return game.or_status(
        ddz_game_unpack(bytes.data(), detail::length(bytes.size()), &game.raw_));
  }

  /// Whether the bytes are a state that a deal can be in: Ok or Game.
  Status check() const noexcept { return static_cast<Status>(ddz_game_check(&raw_)); }

  /// Does what a seat wants, or says why not (Turn…, Enum, TooMany, Card,
  /// Duplicate, Game) and changes nothing.
  Status act(const Action& action) noexcept {
    return static_cast<Status>(ddz_game_act(&raw_, &action.raw()));
  }

  /// What a seat may do now besides playing cards, a pass first; each entry may
  /// be given to act() as it is. Empty when nothing is asked of it. Or Enum,
  /// Game.
  Result<LegalList> legal(std::uint32_t seat) const {
    LegalList list;
    const Status status = list.fill([&](Action* out, std::uint32_t cap, std::uint32_t* len) {
      return ddz_game_legal(&raw_, seat, reinterpret_cast<ddz_action*>(out), cap, len);
    });
    return status == Status::Ok ? Result<LegalList>(list) : Result<LegalList>(status);
  }

  /// What a seat may play now; nothing when it is not its turn to play. Ok,
  /// Enum, Game.
  Status moves(std::uint32_t seat, MoveList& out) const {
    return out.fill([&](Move* data, std::uint32_t cap, std::uint32_t* len) {
      return ddz_game_moves(&raw_, seat, reinterpret_cast<ddz_move*>(data), cap, len);
    });
  }

  /// The same as a value.
  Result<MoveList> moves(std::uint32_t seat) const {
    MoveList list;
    const Status status = moves(seat, list);
    return status == Status::Ok ? Result<MoveList>(list) : Result<MoveList>(status);
  }

  /// What to do for a seat whose player is absent; act() does it. Or Enum,
  /// Game, TurnOver, TurnSeat.
  Result<Action> for_absent(std::uint32_t seat, Auto how) const {
    ddz_action action = ddz_action();
    const Status status = static_cast<Status>(ddz_game_auto(&raw_, seat, number(how), &action));
    return status == Status::Ok ? Result<Action>(Action(action)) : Result<Action>(status);
  }

  /// What a seat may know: or Enum, Game.
  Result<View> view(std::uint32_t seat) const {
    ddz_view view = ddz_view();
    view.struct_size = sizeof view;
    const Status status = static_cast<Status>(ddz_game_view(&raw_, seat, &view));
    return status == Status::Ok ? Result<View>(View(view)) : Result<View>(status);
  }

  /// The score with its factors, before the end with those of the moment. It
  /// knows doubles that the seats may not know yet. Or Game.
  Result<Score> score() const {
    Score score = Score();
    score.struct_size = sizeof score;
    const Status status = static_cast<Status>(ddz_game_score(&raw_, &score));
    return status == Status::Ok ? Result<Score>(score) : Result<Score>(status);
  }

  /// The cards that a seat has not seen, by rank: or Enum, Game.
  Result<Unseen> unseen(std::uint32_t seat) const {
    Unseen unseen = Unseen();
    unseen.struct_size = sizeof unseen;
    const Status status = static_cast<Status>(ddz_game_unseen(&raw_, seat, &unseen));
    return status == Status::Ok ? Result<Unseen>(unseen) : Result<Unseen>(status);
  }

  /// For files and networks: or Game.
  Result<Packed> pack() const {
    Packed bytes;
    const Status status = bytes.fill([&](std::uint8_t* out, std::uint32_t cap, std::uint32_t* len) {
      return ddz_game_pack(&raw_, out, cap, len);
    });
    return status == Status::Ok ? Result<Packed>(bytes) : Result<Packed>(status);
  }

  Phase phase() const noexcept { return static_cast<Phase>(raw_.phase); }
  bool waits_for(std::uint32_t seat) const noexcept {
    return seat < SeatCount && (raw_.waiting >> seat & 1) != 0;
  }
  std::uint32_t landlord() const noexcept { return raw_.landlord; }
  std::uint32_t winner() const noexcept { return raw_.winner; }
  /// What must be beaten; none when a play leads.
  Play table() const noexcept { return Play(raw_.table); }

  /// The game as the C door has it.
  const ddz_game& raw() const noexcept { return raw_; }

 private:
  friend Status record_replay(Span<const std::uint8_t> record, Game& game, std::uint32_t& index,
                              std::uint32_t count);

  Result<Game> or_status(std::int32_t status) const {
    return status == DDZ_OK ? Result<Game>(*this) : Result<Game>(static_cast<Status>(status));
  }

  ddz_game raw_;
};

inline bool operator==(const Game& a, const Game& b) noexcept {
  return std::memcmp(&a.raw(), &b.raw(), sizeof(ddz_game)) == 0;
}
inline bool operator!=(const Game& a, const Game& b) noexcept { return !(a == b); }

}  // namespace ddz

#endif
