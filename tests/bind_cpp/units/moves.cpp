#include <ddz/moves.hpp>

#include "units.hpp"

void test_moves() {
  using ddz::Cards;
  using ddz::Kind;
  using ddz::Play;
  using ddz::RuleSet;
  using ddz::Status;

  const RuleSet rules;
  const Cards hand = ddz::parse("3 44 555 xX").value();
  ddz::MoveList list;
  CHECK(ddz::moves(rules, hand, Play(), list) == Status::Ok);
  CHECK(list.size() == ddz::moves_count(rules, hand).value());
  CHECK(list.size() == ddz::moves(rules, hand).value().size() && !list.empty());

  const Play pair = ddz::classify(rules, ddz::parse("33").value()).value();
  CHECK(ddz::moves(rules, hand, pair, list) == Status::Ok);
  CHECK(list.size() == 3 && ddz::moves_count(rules, hand, pair).value() == 3);
  CHECK(list[0].play().kind() == Kind::Pair && list[0].cards().size() == 2);
  CHECK(list[2].play().kind() == Kind::Rocket && list[2].cards()[1] == 0x4F);
  CHECK(list[0].raw().cards[2] == 0);
  CHECK(ddz::Move().play().is_none() && ddz::Move().cards().empty());

  const ddz::Card twice[] = {0x03, 0x03};
  CHECK(ddz::moves(rules, twice, Play(), list) == Status::Duplicate && list.empty());
  CHECK(ddz::moves(rules, twice).status() == Status::Duplicate);
  CHECK(ddz::moves_count(rules, twice).status() == Status::Duplicate);
  CHECK(ddz::moves_max(rules, 20).value() == DDZ_MOVES_MAX && ddz::moves_max(rules, 0).value() == 0);
  CHECK(ddz::moves_max(rules, 21).status() == Status::TooMany);
}
