// All but containers.hpp leaves the heap alone.
#include <new>

#include <ddz/advice.hpp>
#include <ddz/clients/whgame.hpp>

#include "units.hpp"

void test_heap() {
  // The counter counts.
  const unsigned long before = allocations();
  ::operator delete(::operator new(1));
  const unsigned long after = allocations();

  const ddz::RuleSet rules = ddz::RuleSet::make(ddz::RuleSet::egret().switches()).value();
  const ddz::Cards hand = ddz::parse("333444 55 6789 2 xX").value();
  ddz::MoveList moves;
  ddz::HintList hints;
  const ddz::Play lead;
  const bool done =
      ddz::moves(rules, hand, lead, moves) == ddz::Status::Ok && ddz::moves(rules, hand).ok() &&
      ddz::hints(rules, hand, lead, hints) == ddz::Status::Ok && ddz::hints(rules, hand).ok() &&
      ddz::split(rules, hand).ok() && ddz::min_turns(rules, hand).ok() &&
      ddz::readings(rules, hand).ok() && ddz::format(hand, ddz::Style::Chinese).ok() &&
      ddz::to_ids(ddz::Format::Egret, hand).ok();
  ddz::clients::whgame::tagAnalyseResult analysed;
  const ddz::clients::whgame::CGameLogic logic;
  const bool adapted = logic.AnalysebCardData(hand.data(), 15, analysed) &&
                       logic.GetCardType(hand.data(), 3) == ddz::clients::whgame::CT_THREE;
  const unsigned long used = allocations() - after;

  CHECK(after == before + 1);
  CHECK(done && adapted);
  CHECK(used == 0);
}
