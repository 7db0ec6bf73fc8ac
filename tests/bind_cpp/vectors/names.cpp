#include "names.hpp"

#include <cctype>
#include <cstdlib>
#include <fstream>

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

// As the vectors have them: `DDZ_ERR_TOO_MANY` is `too_many`.
static std::map<int, std::string> status_names() {
  const std::string path = vectors_folder() + "/../../bindings/abi/status.txt";
  std::ifstream file(path.c_str());
  std::map<int, std::string> names;
  std::string line;
  while (std::getline(file, line)) {
    const Strings cells = split_at(line, '\t');
    if (cells.size() < 3 || line[0] == '#') {
      continue;
    }
    std::string name = cells[1].substr(cells[1].find("DDZ_ERR_") == 0 ? 8 : 4);
    for (char& letter : name) {
      letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    }
    names[std::atoi(cells[0].c_str())] = name;
  }
  if (names.empty()) {
    broken(path + ": no statuses");
  }
  return names;
}

std::string status_name(ddz::Status status) {
  static const std::map<int, std::string> names = status_names();
  const auto found = names.find(static_cast<int>(status));
  return found == names.end() ? "?" : found->second;
}

unsigned kind_number(const std::string& name) {
  for (const Named& known : KINDS) {
    if (known.name == name) {
      return static_cast<unsigned>(known.kind);
    }
  }
  broken("no kind " + name);
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
