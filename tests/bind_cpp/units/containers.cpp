#include <ddz/containers.hpp>

#include "units.hpp"

void test_containers() {
  using ddz::RuleSet;
  using ddz::Status;

  const RuleSet rules;
  const std::string typed = "33 44 5";
  const ddz::Cards cards = ddz::parse(typed).value();
  const std::vector<ddz::Card> hand = ddz::to_vector(cards);
  CHECK(hand.size() == 5 && hand[0] == 0x03);
  CHECK(ddz::to_vector(ddz::Span<const ddz::Card>(hand)) == hand);
  CHECK(ddz::format_string(hand, ddz::Style::Ranks).value() == "33445");

  const std::vector<ddz::Move> moves = ddz::moves_vector(rules, hand).value();
  CHECK(moves.size() == ddz::moves(rules, hand).value().size() && !moves.empty());
  CHECK(moves.capacity() == moves.size());
  CHECK(!ddz::hints_vector(rules, hand).value().empty());
  const ddz::Play rocket = ddz::classify(rules, ddz::parse("xX").value()).value();
  CHECK(ddz::moves_vector(rules, hand, rocket)->empty());
  CHECK(ddz::hints_vector(rules, hand, rocket)->empty());

  const std::vector<ddz::Card> bad(1, 0x00);
  CHECK(ddz::moves_vector(rules, bad).status() == Status::Card);
  CHECK(ddz::hints_vector(rules, bad).status() == Status::Card);
  CHECK(ddz::format_string(bad, ddz::Style::Ranks).status() == Status::Card);
}
