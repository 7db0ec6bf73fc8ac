#include "names.hpp"

namespace {

struct Switch {
  const char* name;
  std::uint8_t ddz_rules::*field;
};

#define SWITCH(name) {#name, &ddz_rules::name}
const Switch SWITCHES[] = {
    SWITCH(straight_min),  SWITCH(pair_straight_min), SWITCH(plane_min),
    SWITCH(shuttle_min),   SWITCH(trio_plain),        SWITCH(trio_single),
    SWITCH(trio_pair),     SWITCH(plane_singles),     SWITCH(plane_pairs),
    SWITCH(wing_repeat),   SWITCH(wing_adjacent_trio), SWITCH(wing_rocket),
    SWITCH(wing_pairs_quad), SWITCH(four_singles),    SWITCH(four_rocket),
    SWITCH(four_pairs),    SWITCH(shuttle),           SWITCH(shuttle_singles),
    SWITCH(shuttle_pairs)};

struct Named {
  ddz::Kind kind;
  const char* name;
};

const Named KINDS[] = {{ddz::Kind::None, "none"},
                       {ddz::Kind::Single, "single"},
                       {ddz::Kind::Pair, "pair"},
                       {ddz::Kind::Trio, "trio"},
                       {ddz::Kind::TrioSingle, "trio_single"},
                       {ddz::Kind::TrioPair, "trio_pair"},
                       {ddz::Kind::Straight, "straight"},
                       {ddz::Kind::PairStraight, "pair_straight"},
                       {ddz::Kind::Plane, "plane"},
                       {ddz::Kind::PlaneSingles, "plane_singles"},
                       {ddz::Kind::PlanePairs, "plane_pairs"},
                       {ddz::Kind::FourSingles, "four_singles"},
                       {ddz::Kind::FourPairs, "four_pairs"},
                       {ddz::Kind::Shuttle, "shuttle"},
                       {ddz::Kind::ShuttleSingles, "shuttle_singles"},
                       {ddz::Kind::ShuttlePairs, "shuttle_pairs"},
                       {ddz::Kind::Bomb, "bomb"},
                       {ddz::Kind::Rocket, "rocket"}};

}  // namespace

void set_switch(ddz::Switches& switches, const std::string& name, std::uint8_t value) {
  for (const Switch& known : SWITCHES) {
    if (name == known.name) {
      switches.*known.field = value;
      return;
    }
  }
  const std::string reserved = "reserved";
  if (name.compare(0, reserved.size(), reserved) == 0) {
    switches.reserved[std::stoul(name.substr(reserved.size()))] = value;
    return;
  }
  broken("no switch " + name);
}

ddz::Switches switches_of(const Row& row) {
  ddz::Switches switches = ddz::RuleSet::standard().switches();
  for (const Switch& known : SWITCHES) {
    switches.*known.field = static_cast<std::uint8_t>(row.number(known.name));
  }
  return switches;
}

const std::map<std::string, ddz::RuleSet>& rule_sets() {
  static std::map<std::string, ddz::RuleSet> sets;
  if (sets.empty()) {
    for (const char* file : {"presets.tsv", "rule_sets.tsv"}) {
      const File vectors(file);
      for (const Row& row : vectors.rows()) {
        const ddz::Result<ddz::RuleSet> made = ddz::RuleSet::make(switches_of(row));
        if (!made.ok()) {
          broken(row.at() + ": " + ddz::status_text(made.status()));
        }
        sets[row.get("name")] = *made;
      }
    }
  }
  return sets;
}

Strings rules_of(const Row& row) {
  static Strings presets;
  if (presets.empty()) {
    const File vectors("presets.tsv");
    for (const Row& preset : vectors.rows()) {
      presets.push_back(preset.get("name"));
    }
  }
  Strings names;
  for (const std::string& name : split_at(row.get("rules"), ',')) {
    if (name == "*") {
      names.insert(names.end(), presets.begin(), presets.end());
    } else if (rule_sets().count(name) == 1) {
      names.push_back(name);
    } else {
      broken(row.at() + ": no rule set " + name);
    }
  }
  return names;
}

std::string status_name(ddz::Status status) {
  switch (status) {
    case ddz::Status::Ok:
      return "ok";
    case ddz::Status::Null:
      return "null";
    case ddz::Status::Length:
      return "length";
    case ddz::Status::Enum:
      return "enum";
    case ddz::Status::StructSize:
      return "struct_size";
    case ddz::Status::Text:
      return "text";
    case ddz::Status::Play:
      return "play";
    case ddz::Status::Game:
      return "game";
    case ddz::Status::Format:
      return "format";
    case ddz::Status::Checksum:
      return "checksum";
    case ddz::Status::Card:
      return "card";
    case ddz::Status::Duplicate:
      return "duplicate";
    case ddz::Status::TooMany:
      return "too_many";
    case ddz::Status::RulesRange:
      return "rules_range";
    case ddz::Status::RulesKinds:
      return "rules_kinds";
    case ddz::Status::RulesFourRocket:
      return "rules_four_rocket";
    case ddz::Status::RulesWingPairsQuad:
      return "rules_wing_pairs_quad";
    case ddz::Status::RulesWingAdjacentTrio:
      return "rules_wing_adjacent_trio";
    case ddz::Status::RulesShuttleWings:
      return "rules_shuttle_wings";
    case ddz::Status::RulesWingRocket:
      return "rules_wing_rocket";
    case ddz::Status::RulesReserved:
      return "rules_reserved";
    case ddz::Status::FlowRange:
      return "flow_range";
    case ddz::Status::FlowRobBack:
      return "flow_rob_back";
    case ddz::Status::FlowRedealMax:
      return "flow_redeal_max";
    case ddz::Status::FlowRevealer:
      return "flow_revealer";
    case ddz::Status::FlowBottom:
      return "flow_bottom";
    case ddz::Status::FlowSuperDouble:
      return "flow_super_double";
    case ddz::Status::FlowOverflow:
      return "flow_overflow";
    case ddz::Status::FlowReserved:
      return "flow_reserved";
    case ddz::Status::TurnStale:
      return "turn_stale";
    case ddz::Status::TurnOver:
      return "turn_over";
    case ddz::Status::TurnPhase:
      return "turn_phase";
    case ddz::Status::TurnSeat:
      return "turn_seat";
    case ddz::Status::TurnDecided:
      return "turn_decided";
    case ddz::Status::TurnField:
      return "turn_field";
    case ddz::Status::TurnBidRange:
      return "turn_bid_range";
    case ddz::Status::TurnBidLow:
      return "turn_bid_low";
    case ddz::Status::TurnDouble:
      return "turn_double";
    case ddz::Status::TurnShow:
      return "turn_show";
    case ddz::Status::TurnLead:
      return "turn_lead";
    case ddz::Status::TurnNotHeld:
      return "turn_not_held";
    case ddz::Status::TurnNotAPlay:
      return "turn_not_a_play";
    case ddz::Status::TurnReading:
      return "turn_reading";
    case ddz::Status::TurnNotHigher:
      return "turn_not_higher";
    case ddz::Status::Buffer:
      return "buffer";
    case ddz::Status::Internal:
      return "internal";
  }
  return "?";
}

std::string reading(const ddz::Play& play) {
  for (const Named& known : KINDS) {
    if (known.kind == play.kind()) {
      return play.is_none() ? known.name
                            : std::string(known.name) + ":" +
                                  RANK_LETTERS[static_cast<std::size_t>(play.rank())] + "/" +
                                  std::to_string(play.length());
    }
  }
  return "kind " + std::to_string(static_cast<unsigned>(play.kind()));
}

std::string letters(ddz::Span<const ddz::Card> cards) {
  const ddz::Result<ddz::Cards> held = [&]() -> ddz::Result<ddz::Cards> {
    ddz::Cards copy;
    for (ddz::Card card : cards) {
      copy.push_back(card);
    }
    const ddz::Status status = ddz::sort(copy, ddz::Order::RankAsc);
    return status == ddz::Status::Ok ? ddz::Result<ddz::Cards>(copy) : ddz::Result<ddz::Cards>(status);
  }();
  if (!held.ok()) {
    return std::string("error:") + status_name(held.status());
  }
  return held->empty() ? "-" : ddz::format_string(*held, ddz::Style::Ranks).value();
}
