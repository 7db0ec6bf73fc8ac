#include <ddz/rules.hpp>

#include "units.hpp"

void test_rules() {
  using ddz::Preset;
  using ddz::RuleSet;
  using ddz::Status;

  CHECK(RuleSet() == RuleSet::standard());
  const RuleSet named[] = {RuleSet::standard(), RuleSet::pagat(),     RuleSet::happy(),
                           RuleSet::et(),       RuleSet::u3d(),       RuleSet::egret(),
                           RuleSet::whgame(),   RuleSet::cocos(),     RuleSet::rlcard(),
                           RuleSet::douzero(),  RuleSet::openspiel(), RuleSet::botzone()};
  std::uint32_t number = 0;
  for (const RuleSet& rules : named) {
    ddz_rules raw;
    raw.struct_size = sizeof raw;
    CHECK(ddz_rules_preset(number, &raw) == DDZ_OK);
    CHECK(RuleSet::make(raw).value() == rules);
    CHECK(RuleSet::preset(static_cast<Preset>(number)).value() == rules);
    number += 1;
  }
  CHECK(number == 12);
  CHECK(RuleSet::preset(static_cast<Preset>(number)).status() == Status::Enum);
  CHECK(RuleSet::pagat() != RuleSet::standard());

  ddz::Switches switches = RuleSet::pagat().switches();
  switches.struct_size = 1;  // Looked after.
  switches.wing_repeat = 2;
  CHECK(RuleSet::make(switches)->switches().wing_repeat == 2);
  CHECK(RuleSet::make(switches)->switches().struct_size == sizeof(ddz_rules));
  switches.wing_repeat = 5;
  CHECK(RuleSet::make(switches).status() == Status::RulesRange);
  switches.wing_repeat = 1;
  switches.reserved[8] = 1;
  CHECK(RuleSet::make(switches).status() == Status::RulesReserved);
}
