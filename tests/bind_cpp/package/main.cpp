#include <cstdio>

#include <ddz/ddz.hpp>

int main() {
  const ddz::RuleSet rules;
  const ddz::Result<ddz::Cards> cards = ddz::parse("333444 56");
  const ddz::Play play = ddz::classify(rules, cards.value()).value();
  std::printf("ddz %s: kind %d\n", ddz::version_text(), static_cast<int>(play.kind()));
  return ddz::library_fits() && play.kind() == ddz::Kind::PlaneSingles ? 0 : 1;
}
