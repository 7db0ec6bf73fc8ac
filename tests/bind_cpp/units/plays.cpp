#include <ddz/plays.hpp>

#include "units.hpp"

void test_plays() {
  using ddz::Cards;
  using ddz::Kind;
  using ddz::Play;
  using ddz::Rank;
  using ddz::RuleSet;
  using ddz::Status;

  const RuleSet rules;
  const Cards plane = ddz::parse("333444 56").value();
  const Play play = ddz::classify(rules, plane).value();
  CHECK(play.kind() == Kind::PlaneSingles && play.rank() == Rank::Four && play.length() == 2 &&
        play.cards() == 8 && !play.is_none());
  CHECK(play == Play(play.raw()) && play != Play());
  CHECK(Play().is_none() && Play().kind() == Kind::None && Play().cards() == 0);

  const Cards nothing = ddz::parse("34").value();
  CHECK(ddz::classify(rules, nothing).ok() && ddz::classify(rules, nothing)->is_none());
  CHECK(ddz::readings(rules, nothing)->empty());
  CHECK(ddz::readings(RuleSet::openspiel(), ddz::parse("333444555666").value())->size() == 3);

  const ddz::Card bad[] = {0x00};
  const ddz::Card twice[] = {0x03, 0x03};
  CHECK(ddz::classify(rules, bad).status() == Status::Card);
  CHECK(ddz::readings(rules, twice).status() == Status::Duplicate);
  const ddz::Seed seed = {{2}};
  CHECK(ddz::classify(rules, ddz::shuffle(seed)).status() == Status::TooMany);

  const Cards rocket = ddz::parse("xX").value();
  CHECK(ddz::beats(rules, play, rocket)->kind() == Kind::Rocket);
  CHECK(ddz::beats(rules, ddz::classify(rules, rocket).value(), plane)->is_none());
  CHECK(ddz::beats(rules, Play(), plane).value() == play);
  ddz_play impossible = ddz_play();
  impossible.kind = 200;
  CHECK(ddz::beats(rules, Play(impossible), plane).status() == Status::Play);

  const Cards higher = ddz::parse("444555 33").value();
  CHECK(ddz::compare(rules, plane, higher).value());
  CHECK(!ddz::compare(rules, higher, plane).value());
  CHECK(ddz::compare(rules, ddz::Span<const ddz::Card>(), plane).value());
  CHECK(ddz::compare(rules, bad, plane).status() == Status::Card);
}
