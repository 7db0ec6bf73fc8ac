#include <ddz/advice.hpp>

#include "units.hpp"

void test_advice() {
  using ddz::Cards;
  using ddz::Kind;
  using ddz::Play;
  using ddz::RuleSet;
  using ddz::Status;

  const RuleSet rules;
  const Cards hand = ddz::parse("34567 88 9").value();
  CHECK(ddz::min_turns(rules, hand).value() == 2);
  const ddz::Split split = ddz::split(rules, hand).value();
  CHECK(split.size() == 2);

  const Play five = ddz::classify(rules, ddz::parse("5").value()).value();
  ddz::HintList list;
  CHECK(ddz::hints(rules, hand, five, list) == Status::Ok);
  CHECK(!list.empty() && list[0].play().kind() == Kind::Single);
  CHECK(ddz::hints(rules, hand, five).value().size() == list.size());
  CHECK(!ddz::hints(rules, hand).value().empty());
  const Play rocket = ddz::classify(rules, ddz::parse("xX").value()).value();
  CHECK(ddz::hints(rules, hand, rocket).value().empty());

  const ddz::Card bad[] = {0x00};
  CHECK(ddz::hints(rules, bad, five, list) == Status::Card && list.empty());
  CHECK(ddz::hints(rules, bad).status() == Status::Card);
  CHECK(ddz::min_turns(rules, bad).status() == Status::Card);
  CHECK(ddz::split(rules, bad).status() == Status::Card);
}
