// position.hpp.
#include <ddz/position.hpp>

#include <string>

#include "units.hpp"

namespace {

using ddz::Position;
using ddz::RuleSet;
using ddz::Status;

const char LINE[] = "A/4449/68J 0 1 0:333+1";

void lines() {
  const RuleSet rules = RuleSet::standard();
  const Position position = Position::parse(rules, LINE).value();
  CHECK(position.seats() == 3 && position.solo() == 0 && position.to_move() == 1);
  CHECK(position.table().kind() == ddz::Kind::TrioSingle && position.table_seat() == 0);
  CHECK(position.count(1) == 4 && position.count(1, ddz::Rank::Four) == 3);
  CHECK(position.count(3) == 0 && position.count(7, ddz::Rank::Four) == 0);
  CHECK(!position.has_passed(2) && !position.has_passed(40) && !position.is_over());
  CHECK(std::string(ddz::format(position)->c_str()) == LINE);
  CHECK(Position::make(rules, position.raw()).value() == position);
  CHECK(Position::parse(rules, nullptr).status() == Status::Text);
  CHECK(Position::parse(rules, "3/33333 0 0 -").status() == Status::PositionDeck);
  CHECK(Position().check(rules) == Status::PositionSeats);
  CHECK(ddz::format(Position()).status() == Status::PositionSeats);
}

void turns() {
  const RuleSet rules = RuleSet::standard();
  Position position = Position::parse(rules, LINE).value();
  const Position kept = position;
  const ddz::Card trio[] = {0x04, 0x14, 0x24, 0x09};
  const ddz::Card other[] = {0x05};
  CHECK(position.play(rules, other) == Status::TurnNotHeld && position == kept);
  const ddz::Play pair(ddz_play{DDZ_KIND_PAIR, DDZ_RANK_4, 1, 2});
  CHECK(position.play(rules, trio, pair) == Status::TurnReading && position == kept);
  CHECK(position.pass(rules) == Status::Ok && position.has_passed(1) && position.to_move() == 2);
  position = kept;
  CHECK(position.play(rules, trio) == Status::Ok && position != kept);
  CHECK(position.is_over() && position.to_move() == 1);
  CHECK(position.pass(rules) == Status::TurnOver);
}

void of_a_game() {
  const ddz::Seed seed = {{7}};
  const ddz::Game game =
      ddz::Game::deal(RuleSet::standard(), ddz::Flow::douzero(), seed, 1).value();
  const Position position = Position::from_game(game).value();
  CHECK(position.solo() == 1 && position.to_move() == 1 && position.count(1) == 20);
  CHECK(Position::from_game(ddz::Game()).status() == Status::Game);
  const ddz::Game bidding =
      ddz::Game::deal(RuleSet::standard(), ddz::Flow::classic(), seed, 1).value();
  CHECK(Position::from_game(bidding).status() == Status::PositionPhase);
}

}  // namespace

void test_position() {
  lines();
  turns();
  of_a_game();
}
