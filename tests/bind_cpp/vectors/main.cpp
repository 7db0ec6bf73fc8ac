// The vectors of tests/vectors through the C++ layer. Not run here: game.tsv,
// whose rows are words, perft.tsv, which counts all ways to go on, and counts.tsv, which wants every set of cards there is
// (tests/rules_counts.rs does both views of it).
#include <algorithm>
#include <cstring>

#include "../check.hpp"
#include "deals.hpp"
#include "names.hpp"

namespace {

typedef std::vector<std::uint8_t> Bytes;

// How many rows and rule sets were asked, so that a file that is passed over
// does not count as right.
unsigned long asked = 0;

void same(const Row& row, const std::string& rules, const std::string& got) {
  asked += 1;
  check(got == row.get("expected"), row.at().c_str(), 0,
        row.get("op") + " " + row.get("cards") + " on " + row.get("previous") + " under " + rules +
            ": " + got + ", expected " + row.get("expected"));
}

// The play on the table: `-` a lead, cards in their default reading, or
// `cards@reading`.
ddz::Play table_of(const Row& row, const ddz::RuleSet& rules) {
  const std::string& cell = row.get("previous");
  if (cell == "-") {
    return ddz::Play();
  }
  const Strings parts = split_at(cell, '@');
  const ddz::Result<ddz::Readings> all = ddz::readings(rules, card_bytes(parts[0]));
  if (all.ok()) {
    for (const ddz::Play& play : *all) {
      if (parts.size() == 1 || reading(play) == parts[1]) {
        return play;
      }
    }
  }
  broken(row.at() + ": the table is no play");
}

std::string classify_text(const ddz::RuleSet& rules, const Bytes& cards) {
  const ddz::Result<ddz::Play> play = ddz::classify(rules, cards);
  const ddz::Result<ddz::Readings> all = ddz::readings(rules, cards);
  CHECK(play.status() == all.status());
  if (!play.ok()) {
    return "error:" + status_name(play.status());
  }
  if (all->empty()) {
    CHECK(play->is_none());
    return "none";
  }
  CHECK(*play == (*all)[0] && play->cards() == cards.size());
  std::string text;
  for (const ddz::Play& one : *all) {
    text += (text.empty() ? "" : "|") + reading(one);
  }
  return text;
}

std::string compare_text(const Row& row, const ddz::RuleSet& rules, const Bytes& next) {
  const Bytes first = card_bytes(row.get("previous"));
  const ddz::Result<bool> yes = ddz::compare(rules, first, next);
  if (!yes.ok()) {
    return "error:" + status_name(yes.status());
  }
  const ddz::Play table = ddz::classify(rules, first).value();
  if (first.empty() || !table.is_none()) {
    CHECK(!ddz::beats(rules, table, next).value().is_none() == *yes);
  }
  return *yes ? "yes" : "no";
}

void plays(const char* file) {
  const File vectors(file);
  for (const Row& row : vectors.rows()) {
    for (const std::string& name : rules_of(row)) {
      const ddz::RuleSet& rules = rule_sets().at(name);
      const Bytes cards = card_bytes(row.get("cards"));
      const std::string& op = row.get("op");
      if (op == "classify") {
        same(row, name, classify_text(rules, cards));
      } else if (op == "beats") {
        same(row, name, reading(ddz::beats(rules, table_of(row, rules), cards).value()));
      } else if (op == "compare") {
        same(row, name, compare_text(row, rules, cards));
      } else {
        broken(row.at() + ": no op " + op);
      }
    }
  }
}

Strings cards_of(const std::vector<ddz::Move>& list) {
  Strings all;
  for (const ddz::Move& move : list) {
    all.push_back(letters(move.cards()));
  }
  return all;
}

bool has(const Strings& all, const std::string& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

std::string joined(const Strings& all, char separator) {
  std::string text;
  for (const std::string& one : all) {
    text += (text.empty() ? "" : std::string(1, separator)) + one;
  }
  return text.empty() ? "none" : text;
}

// Every move is made of the hand, is the play that it says, and beats.
void moves_hold(const Row& row, const ddz::RuleSet& rules, const Bytes& hand,
                const ddz::Play& table, const std::vector<ddz::Move>& list) {
  for (const ddz::Move& move : list) {
    for (ddz::Card card : move.cards()) {
      CHECK(std::count(hand.begin(), hand.end(), card) == 1);
    }
    check(ddz::beats(rules, table, move.cards()).value() == move.play(), row.at().c_str(), 0,
          letters(move.cards()) + " is not what its move says");
  }
}

void moves() {
  const File file("moves.tsv");
  for (const Row& row : file.rows()) {
    for (const std::string& name : rules_of(row)) {
      const ddz::RuleSet& rules = rule_sets().at(name);
      const Bytes hand = card_bytes(row.get("cards"));
      const ddz::Play table = table_of(row, rules);
      const std::vector<ddz::Move> list = ddz::moves_vector(rules, hand, table).value();
      const std::uint32_t count = ddz::moves_count(rules, hand, table).value();
      const ddz::MoveList fixed = ddz::moves(rules, hand, table).value();
      CHECK(count == list.size() && count <= ddz::moves_max(rules, ddz::detail::length(hand.size())).value());
      CHECK(ddz::to_vector(fixed).size() == count);
      for (std::size_t i = 0; i < list.size() && i < fixed.size(); i += 1) {
        CHECK(std::memcmp(&list[i].raw(), &fixed[i].raw(), sizeof(ddz_move)) == 0);
      }
      moves_hold(row, rules, hand, table, list);
      const Strings all = cards_of(list);
      Strings wanted = split_at(row.get("expected"), ' ');
      const std::string& op = row.get("op");
      if (op == "moves_count") {
        same(row, name, std::to_string(count));
      } else if (op == "moves") {
        Strings got = all;
        std::sort(got.begin(), got.end());
        std::sort(wanted.begin(), wanted.end());
        same(row, name, joined(got, ' ') == joined(wanted, ' ') ? row.get("expected") : joined(got, ' '));
      } else if (op == "moves_has" || op == "moves_not") {
        bool right = true;
        for (const std::string& one : wanted) {
          right = right && has(all, one) == (op == "moves_has");
        }
        same(row, name, right ? row.get("expected") : joined(all, ' '));
      } else {
        broken(row.at() + ": no op " + op);
      }
    }
  }
}

void hints() {
  const File file("hints.tsv");
  for (const Row& row : file.rows()) {
    for (const std::string& name : rules_of(row)) {
      const ddz::RuleSet& rules = rule_sets().at(name);
      const Bytes hand = card_bytes(row.get("cards"));
      const ddz::Play table = table_of(row, rules);
      const std::vector<ddz::Move> list = ddz::hints_vector(rules, hand, table).value();
      CHECK(ddz::to_vector(ddz::hints(rules, hand, table).value()).size() == list.size());
      moves_hold(row, rules, hand, table, list);
      const Strings all = cards_of(list);
      const std::string first = all.empty() ? "none" : all[0];
      Strings wanted = split_at(row.get("expected"), '|');
      const std::string& op = row.get("op");
      if (op == "hint_list") {
        same(row, name, joined(all, '|'));
      } else if (op == "hint_first") {
        same(row, name, has(wanted, first) ? row.get("expected") : first);
      } else if (op == "hint_first_not") {
        same(row, name, has(wanted, first) ? first : row.get("expected"));
      } else if (op == "hint_has") {
        bool right = true;
        for (const std::string& one : wanted) {
          right = right && has(all, one);
        }
        same(row, name, right ? row.get("expected") : joined(all, '|'));
      } else if (op == "hint_set") {
        Strings got;
        for (const ddz::Move& move : list) {
          got.push_back(reading(move.play()));
        }
        std::sort(got.begin(), got.end());
        std::sort(wanted.begin(), wanted.end());
        same(row, name, joined(got, '|') == joined(wanted, '|') ? row.get("expected") : joined(got, '|'));
      } else {
        broken(row.at() + ": no op " + op);
      }
    }
  }
}

void min_turns() {
  const File file("min_turns.tsv");
  for (const Row& row : file.rows()) {
    for (const std::string& name : rules_of(row)) {
      const ddz::RuleSet& rules = rule_sets().at(name);
      const Bytes hand = card_bytes(row.get("cards"));
      const std::uint32_t turns = ddz::min_turns(rules, hand).value();
      const ddz::Split split = ddz::split(rules, hand).value();
      if (row.get("op") == "min_turns") {
        same(row, name, std::to_string(turns));
      } else if (row.get("op") == "split") {
        same(row, name, joined(cards_of(ddz::to_vector(split)), '|'));
      } else {
        broken(row.at() + ": no op " + row.get("op"));
      }
      CHECK(split.size() == turns);
      Bytes all;
      for (const ddz::Move& move : split) {
        CHECK(ddz::classify(rules, move.cards()).value() == move.play());
        all.insert(all.end(), move.cards().begin(), move.cards().end());
      }
      Bytes whole = hand;
      std::sort(all.begin(), all.end());
      std::sort(whole.begin(), whole.end());
      CHECK(all == whole);
    }
  }
}

void presets() {
  const File file("presets.tsv");
  for (const Row& row : file.rows()) {
    asked += 1;
    const ddz::Result<ddz::RuleSet> preset =
        ddz::RuleSet::preset(static_cast<ddz::Preset>(row.number("number")));
    check(preset.ok() && *preset == rule_sets().at(row.get("name")), row.at().c_str(), 0,
          "the preset has other switches");
  }
}

void switches() {
  const File file("switches.tsv");
  for (const Row& row : file.rows()) {
    asked += 1;
    ddz::Switches changed = rule_sets().at(row.get("base")).switches();
    if (row.get("changes") != "-") {
      for (const std::string& change : split_at(row.get("changes"), ',')) {
        const Strings parts = split_at(change, '=');
        set_switch(changed, parts[0], static_cast<std::uint8_t>(std::stoul(parts[1])));
      }
    }
    const std::string got = status_name(ddz::RuleSet::make(changed).status());
    check(got == row.get("expected"), row.at().c_str(), 0, got + ", not " + row.get("expected"));
  }
}

void cards() {
  const File file("cards.tsv");
  for (const Row& row : file.rows()) {
    const std::string& op = row.get("op");
    if (op == "sort_rank_desc") {
      Bytes sorted = card_bytes(row.get("cards"));
      CHECK(ddz::sort(sorted, ddz::Order::RankDesc) == ddz::Status::Ok);
      same(row, "-", sorted == card_bytes(row.get("expected")) ? row.get("expected") : letters(sorted));
    } else if (op == "ids_round_trip") {
      const std::uint8_t low[] = {1, 0, 0};
      for (std::uint32_t format = 0; format < 3; format += 1) {
        Bytes ids;
        for (unsigned i = 0; i < row.number("expected"); i += 1) {
          ids.push_back(static_cast<std::uint8_t>(low[format] + i));
        }
        const ddz::Cards deck = ddz::from_ids(static_cast<ddz::Format>(format), ids).value();
        const ddz::Ids back = ddz::to_ids(static_cast<ddz::Format>(format), deck).value();
        CHECK(ddz::to_vector(back) == ids);
        asked += 1;
      }
    } else {
      broken(row.at() + ": no op " + op);
    }
  }
}

void append_utf8(std::string& text, unsigned long code) {
  if (code < 0x80) {
    text += static_cast<char>(code);
  } else if (code < 0x800) {
    text += static_cast<char>(0xC0 | code >> 6);
    text += static_cast<char>(0x80 | (code & 63));
  } else if (code < 0x10000) {
    text += static_cast<char>(0xE0 | code >> 12);
    text += static_cast<char>(0x80 | (code >> 6 & 63));
    text += static_cast<char>(0x80 | (code & 63));
  } else {
    text += static_cast<char>(0xF0 | code >> 18);
    text += static_cast<char>(0x80 | (code >> 12 & 63));
    text += static_cast<char>(0x80 | (code >> 6 & 63));
    text += static_cast<char>(0x80 | (code & 63));
  }
}

// What stands in quotes, `*N` times.
std::string unquoted(const Row& row) {
  const std::string& cell = row.get("text");
  const std::size_t close = cell.rfind('"');
  std::string once;
  for (std::size_t i = 1; i < close; i += 1) {
    if (cell[i] != '\\') {
      once += cell[i];
      continue;
    }
    i += 1;
    switch (cell[i]) {
      case 't':
        once += '\t';
        break;
      case 'n':
        once += '\n';
        break;
      case 'r':
        once += '\r';
        break;
      case 'x':
        once += static_cast<char>(std::stoul(cell.substr(i + 1, 2), nullptr, 16));
        i += 2;
        break;
      case 'u': {
        const std::size_t end = cell.find('}', i);
        append_utf8(once, std::stoul(cell.substr(i + 2, end - i - 2), nullptr, 16));
        i = end;
        break;
      }
      default:
        broken(row.at() + ": no such escape");
    }
  }
  std::string text;
  const unsigned long times = close + 1 < cell.size() ? std::stoul(cell.substr(close + 2)) : 1;
  for (unsigned long i = 0; i < times; i += 1) {
    text += once;
  }
  return text;
}

void texts() {
  const File file("text.tsv");
  for (const Row& row : file.rows()) {
    asked += 1;
    const ddz::Result<ddz::Cards> got = ddz::parse(unquoted(row));
    const std::string& expected = row.get("expected");
    const bool right = got.ok() ? ddz::to_vector(*got) == card_bytes(expected)
                                : expected == "error:" + status_name(got.status());
    check(right, row.at().c_str(), 0, "not " + expected);
  }
}

void decks() {
  const File file("decks.tsv");
  for (const Row& row : file.rows()) {
    if (row.get("redeal") != "0") {
      continue;  // The later decks of a game, which ddz_deck_shuffle does not deal.
    }
    asked += 1;
    ddz::Seed seed;
    const Bytes bytes = card_bytes(row.get("seed"));
    CHECK(bytes.size() == sizeof seed.bytes);
    std::memcpy(seed.bytes, bytes.data(), sizeof seed.bytes);
    check(ddz::to_vector(ddz::shuffle(seed)) == card_bytes(row.get("deck")), row.at().c_str(), 0,
          "another deck");
  }
}

ddz::RuleSet without(const ddz::RuleSet& rules, const std::string& off) {
  ddz::Switches switches = rules.switches();
  for (const std::string& kind : split_at(off, ',')) {
    switches.kinds_off |= kind == "-" ? 0u : 1u << kind_number(kind);
  }
  return ddz::RuleSet::make(switches).value();
}

void positions() {
  const File file("positions.tsv");
  for (const Row& row : file.rows()) {
    asked += 1;
    const ddz::RuleSet rules = without(rule_sets().at(row.get("rules")), row.get("off"));
    const ddz::Result<ddz::Position> got =
        ddz::Position::parse(rules, row.get("text").data(), row.get("text").size());
    const std::string& expected = row.get("expected");
    const bool right = got.ok() ? ddz::format(*got)->c_str() == expected
                                : expected == "error:" + status_name(got.status());
    check(right, row.at().c_str(), 0, "not " + expected);
  }
}

// Says how much of each file was run; nothing at all is a fault.
void run(const char* name, void (*file)()) {
  asked = 0;
  file();
  std::printf("%-16s %6lu answers\n", name, asked);
  CHECK(asked > 0);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    broken("usage: vectors FOLDER");
  }
  vectors_folder() = argv[1];
  run("presets.tsv", presets);
  run("switches.tsv", switches);
  const char* const files[] = {"reports.tsv",    "ambiguous.tsv",  "kinds.tsv",      "compare.tsv",
                               "engines.tsv",    "clients_s0.tsv", "clients_s1.tsv", "clients_s2.tsv",
                               "clients_s3.tsv", "clients_s4.tsv"};
  for (const char* file : files) {
    asked = 0;
    plays(file);
    std::printf("%-16s %6lu answers\n", file, asked);
    CHECK(asked > 0);
  }
  run("moves.tsv", moves);
  run("hints.tsv", hints);
  run("min_turns.tsv", min_turns);
  run("cards.tsv", cards);
  run("text.tsv", texts);
  run("decks.tsv", decks);
  run("positions.tsv", positions);
  run("flows.tsv", [] { asked = run_flows(); });
  run("flow_switches.tsv", [] { asked = run_flow_switches(); });
  run("deals.tsv", [] { asked = run_deals(); });
  run("forms.tsv", [] { asked = run_forms(); });
  return report();
}
