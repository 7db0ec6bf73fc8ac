// flow.hpp, action.hpp, game.hpp and record.hpp.
#include <ddz/record.hpp>

#include <algorithm>
#include <cstring>
#include <vector>

#include "units.hpp"

namespace {

using ddz::Action;
using ddz::Flow;
using ddz::FlowPreset;
using ddz::Phase;
using ddz::RuleSet;
using ddz::Status;
using ddz::Game;

void flows() {
  CHECK(Flow() == Flow::standard());
  const Flow named[] = {Flow::standard(), Flow::pagat(),   Flow::happy(),
                        Flow::et(),       Flow::whgame(),  Flow::openspiel(),
                        Flow::douzero(),  Flow::cocos(),   Flow::classic()};
  std::uint32_t number = 0;
  for (const Flow& flow : named) {
    CHECK(Flow::preset(static_cast<FlowPreset>(number)).value() == flow);
    CHECK(Flow::make(flow.switches()).value() == flow);
    number += 1;
  }
  CHECK(Flow::preset(static_cast<FlowPreset>(number)).status() == Status::Enum);
  CHECK(Flow::happy() != Flow::standard());

  ddz::FlowSwitches switches = Flow::standard().switches();
  switches.struct_size = 3;  // Looked after.
  switches.doubling = ddz::number(ddz::Doubling::None);
  switches.bottom_shown = ddz::number(ddz::BottomShown::AfterBid);
  switches.bid_style = ddz::number(ddz::BidStyle::ScoreUntilTwoPasses);
  switches.first_bidder = ddz::number(ddz::FirstBidder::Given);
  switches.all_pass = ddz::number(ddz::AllPass::Draw);
  switches.rob_back = ddz::number(ddz::RobBack::None);
  CHECK(Flow::make(switches)->switches().doubling == DDZ_DOUBLING_NONE);
  switches.rob_back = ddz::number(ddz::RobBack::Caller);
  CHECK(Flow::make(switches).status() == Status::FlowRobBack);
}

void actions() {
  const Action bid = Action::bid(2, 3);
  CHECK(bid.seat() == 2 && bid.kind() == ddz::ActionKind::Bid && bid.value() == 3);
  CHECK(bid == Action(bid.raw()) && bid != Action::pass(2) && bid.cards().empty());
  CHECK(Action::doubled(1, ddz::Double::Four).value() == 4);
  CHECK(Action::show(1, ddz::Shown::Late).value() == DDZ_SHOW_LATE);
  const ddz::Card pair[] = {0x03, 0x13};
  const Action play = Action::play(0, pair);
  CHECK(play.cards().size() == 2 && play.cards()[1] == 0x13 && play.declared().is_none());
  const ddz::Card many[21] = {0};
  CHECK(Action::play(0, many).cards().empty() && Action::play(0, many).raw().len > 20);
  CHECK(Action::pass(7).seat() == ddz::NoSeat);
}

// A deal in which seat 0 is the landlord and holds 333444555666.
Game a_game_with_trios() {
  const ddz::Cards trios = ddz::parse("333444555666").value();
  std::vector<ddz::Card> deck(trios.begin(), trios.end());
  for (const ddz::Card card : ddz::shuffle(ddz::Seed{{7}})) {
    if (std::find(deck.begin(), deck.end(), card) == deck.end()) {
      deck.push_back(card);
    }
  }
  Game game = Game::dealt(RuleSet::douzero(), Flow::classic(), deck).value();
  CHECK(game.act(Action::bid(0, 3)) == Status::Ok);
  return game;
}

// What was listed is played as what it was listed as, as in Rust and in C#: the
// four trios as a plane with three single cards, where the rules alone would read
// a plane of four.
void moves_as_actions() {
  const Game game = a_game_with_trios();
  const ddz::MoveList moves = game.moves(0).value();
  CHECK(moves.size() > 50);
  for (const ddz::Move& move : moves) {
    const Action action = Action::play(0, move);
    CHECK(action.declared() == move.play() && action.seat() == 0);
    CHECK(action == Action::play(0, move.cards(), move.play()));
    Game played = game;
    CHECK(played.act(action) == Status::Ok && played.table() == move.play());
  }

  const ddz::Cards trios = ddz::parse("333444555666").value();
  const ddz::Readings readings = ddz::readings(RuleSet::douzero(), trios).value();
  CHECK(readings.size() > 1 && readings[0].kind() == ddz::Kind::Plane);
  for (const ddz::Play& reading : readings) {
    ddz_move raw = {reading.raw(), {0}};
    std::memcpy(raw.cards, trios.data(), trios.size());
    Game played = game;
    CHECK(played.act(Action::play(0, ddz::Move(raw))) == Status::Ok);
    CHECK(played.table() == reading);
  }

  // No move is no play.
  CHECK(Action::play(0, ddz::Move()) == Action::play(0, ddz::Span<const ddz::Card>()));
}

// A deal by hints from the shuffle to the score.
void a_deal() {
  const ddz::Seed seed = {{7}};
  Game game = Game::deal(RuleSet(), Flow(), seed, 1).value();
  const Game begun = game;
  CHECK(game.phase() == Phase::Bid && game.waits_for(1) && !game.waits_for(0));
  CHECK(!game.waits_for(3) && game.landlord() == ddz::NoSeat);
  CHECK(game.legal(1)->size() == 4 && game.legal(0)->empty());
  CHECK(game.legal(3).status() == Status::Enum);

  // What is not allowed changes nothing.
  CHECK(game.act(Action::bid(0, 1)) == Status::TurnSeat);
  CHECK(game.act(Action::bid(1, 4)) == Status::TurnBidRange);
  CHECK(game.act(Action::bid(9, 1)) == Status::Enum);
  CHECK(game.act(Action()) == Status::Enum);
  const ddz::Card many[21] = {0};
  CHECK(game.act(Action::play(1, many)) == Status::TooMany);
  CHECK(game == begun);

  // A farmer sees their own hand and nobody else's.
  const ddz::View view = game.view(2).value();
  CHECK(view.seat() == 2 && view.hand(2).size() == 17 && view.hand(0).empty());
  CHECK(view.count(0) == 17 && view.count(5) == 0 && view.hand(5).empty());
  CHECK(view.bottom().empty() && view.phase() == Phase::Bid && view.waits_for(1));
  CHECK(view.said(1) == ddz::Said::Nothing && view.shown(1) == ddz::Shown::Undecided);
  CHECK(view.doubled(1) == ddz::Double::Undecided && view.played(2).empty());

  const ddz::RecordBegin begin = ddz::record_begin(game).value();
  std::vector<std::uint8_t> record(begin.begin(), begin.end());
  unsigned done = 0;
  CHECK(game.act(Action::bid(1, 3)) == Status::Ok);
  const ddz::RecordEntry first = ddz::record_append(game, Action::bid(1, 3)).value();
  record.insert(record.end(), first.begin(), first.end());
  ddz::MoveList moves;
  while (game.phase() != Phase::Over && done < 300) {
    for (std::uint32_t seat = 0; seat < ddz::SeatCount; seat += 1) {
      if (game.waits_for(seat) && game.phase() != Phase::Over) {
        CHECK(game.moves(seat, moves) == Status::Ok);
        CHECK(game.moves(seat)->size() == moves.size());
        CHECK(game.phase() == Phase::Play || moves.empty());
        const Action action = game.for_absent(seat, ddz::Auto::Hint).value();
        CHECK(game.act(action) == Status::Ok);
        const ddz::RecordEntry entry = ddz::record_append(game, action).value();
        record.insert(record.end(), entry.begin(), entry.end());
        done += 1;
      }
    }
  }
  CHECK(game.phase() == Phase::Over && game.landlord() == 1 && game.winner() < 3);
  const ddz::Score score = game.score().value();
  CHECK(score.over == 1 && score.bid == 3 && score.points[0] + score.points[1] + score.points[2] == 0);
  CHECK((score.points[1] > 0) == (game.winner() == 1));
  CHECK(static_cast<ddz::Spring>(score.spring) <= ddz::Spring::Farmers);
  CHECK(game.for_absent(0, ddz::Auto::Timeout).status() == Status::TurnOver);
  CHECK(game.view(0)->hand(2).size() == game.view(0)->count(2));
  CHECK(game.unseen(0)->unseen[0] == 0 && game.unseen(4).status() == Status::Enum);

  Game again;
  std::uint32_t index = 99;
  CHECK(ddz::record_replay(record, again, index) == Status::Ok && again == game);
  CHECK(index == done + 1);
  CHECK(ddz::record_replay(record, again, index, 0) == Status::Ok && again == begun && index == 0);
  CHECK(ddz::record_action(record, 0).value() == Action::bid(1, 3));
  CHECK(ddz::record_action(record, 1000).status() == Status::Length);
  record.back() = static_cast<std::uint8_t>(record.back() ^ 1);
  CHECK(ddz::record_replay(record, again, index) != Status::Ok && again == begun);

  const ddz::Packed packed = game.pack().value();
  CHECK(Game::unpack(packed).value() == game && game.check() == Status::Ok);
  CHECK(Game::unpack(ddz::Span<const std::uint8_t>(packed.data(), 10)).status() != Status::Ok);
}

void decks() {
  const ddz::Seed seed = {{9}};
  const ddz::Cards deck = ddz::shuffle(seed);
  const Game dealt = Game::dealt(RuleSet(), Flow::classic(), deck).value();
  CHECK(dealt.waits_for(0));
  CHECK(Game::dealt(RuleSet(), Flow(), ddz::Span<const ddz::Card>(deck.data(), 53)).status() ==
        Status::Length);
  CHECK(Game::dealt(RuleSet(), Flow(), deck, 3).status() == Status::Enum);
  ddz::Cards twice = deck;
  twice[0] = twice[1];
  CHECK(Game::dealt(RuleSet(), Flow(), twice).status() == Status::Duplicate);

  // What is no deal says so.
  Game none;
  CHECK(none.check() == Status::Game && none.act(Action::pass(0)) == Status::Game);
  CHECK(none.view(0).status() == Status::Game && none.score().status() == Status::Game);
  CHECK(none.pack().status() == Status::Game && none.legal(0).status() == Status::Game);
  CHECK(none.moves(0).status() == Status::Game && none.unseen(0).status() == Status::Game);
  CHECK(ddz::record_begin(none).status() == Status::Game);
}

}  // namespace

void test_game() {
  flows();
  actions();
  moves_as_actions();
  a_deal();
  decks();
}
