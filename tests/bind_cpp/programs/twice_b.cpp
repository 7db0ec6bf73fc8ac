#include "all_headers.hpp"

unsigned long cards_of_b(const ddz::Move& move);

unsigned long cards_of_b(const ddz::Move& move) {
  unsigned long sum = 0;
  for (ddz::Card card : move.cards()) {
    sum += card;
  }
  const ddz::Result<ddz::Play> play = ddz::classify(ddz::RuleSet::cocos(), move.cards());
  return play.value() == move.play() ? sum : 0;
}
