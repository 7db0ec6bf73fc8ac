// hands FILE: the story of examples/c/hands.c in C++. Reads hands as people
// write them, names every play, refuses what is none, and says what beats what
// and what could be played. The head of examples/hands.txt explains the lines.
#include <cstdio>
#include <fstream>

#include "show.hpp"

namespace {

using ddz::Status;

const char* const PRESETS[] = {"STANDARD", "PAGAT", "HAPPY",  "ET",      "U3D",       "EGRET",
                               "WHGAME",   "COCOS", "RLCARD", "DOUZERO", "OPENSPIEL", "BOTZONE"};

class Reader {
 public:
  // False when the line cannot be followed.
  bool read(const std::string& line) {
    if (line.empty() || line[0] == '#') {
      return true;
    }
    if (line.compare(0, 3, "== ") == 0) {
      std::printf("\n%s\n\n", line.c_str() + 3);
      return true;
    }
    if (line.compare(0, 2, "@ ") == 0) {
      return choose(line.substr(2));
    }
    std::printf("  %s", column(line, 32).c_str());
    const std::size_t sign = line.find_first_of(">?");
    const ddz::Result<ddz::Cards> left = side(line.substr(0, sign));
    if (sign == std::string::npos) {
      if (is_cards(left)) {
        name(*left);
      }
      return true;
    }
    const ddz::Result<ddz::Cards> right = side(line.substr(sign + 1));
    if (is_cards(left) && is_cards(right)) {
      if (line[sign] == '>') {
        compare(*left, *right);
      } else {
        ask(*left, *right);
      }
    }
    return true;
  }

  void report() const {
    std::printf(
        "\n%d plays, %d sets of cards that are none, %d lines that are not cards,\n"
        "%d comparisons, %d questions; libddz %s\n",
        plays_, not_plays_, not_cards_, comparisons_, questions_, ddz::version_text());
  }

 private:
  bool choose(const std::string& name) {
    std::uint32_t number = 0;
    for (const char* known : PRESETS) {
      if (name == known) {
        std::printf("  @ %s\n", known);
        rules_ = ddz::RuleSet::preset(static_cast<ddz::Preset>(number)).value();
        return true;
      }
      number += 1;
    }
    std::printf("there is no rule set %s\n", name.c_str());
    return false;
  }

  static ddz::Result<ddz::Cards> side(const std::string& text) {
    const std::size_t begin = text.find_first_not_of(' ');
    const std::size_t end = text.find_last_not_of(' ');
    return ddz::parse(begin == std::string::npos ? "" : text.substr(begin, end + 1 - begin));
  }

  bool is_cards(const ddz::Result<ddz::Cards>& cards) {
    if (!cards.ok()) {
      not_cards_ += 1;
      refuse(cards.status());
    }
    return cards.ok();
  }

  static void refuse(Status status) { std::printf("!   %s\n", ddz::status_text(status)); }

  // cards
  void name(const ddz::Cards& cards) {
    const ddz::Result<ddz::Play> play = ddz::classify(rules_, cards);
    if (!play.ok()) {
      refuse(play.status());
      not_plays_ += 1;
      return;
    }
    std::printf("%s   %s\n", play->is_none() ? "–" : " ", text_of(*play).c_str());
    (play->is_none() ? not_plays_ : plays_) += 1;
  }

  // cards > cards
  void compare(const ddz::Cards& next, const ddz::Cards& first) {
    comparisons_ += 1;
    const ddz::Result<ddz::Play> table = ddz::classify(rules_, first);
    const ddz::Result<ddz::Play> play =
        table.ok() ? ddz::beats(rules_, *table, next) : ddz::Result<ddz::Play>(table.status());
    if (!play.ok()) {
      refuse(play.status());
    } else if (table->is_none()) {
      std::printf("–   there is no play on the table\n");
    } else if (play->is_none()) {
      std::printf("✗   it does not beat a %s\n", text_of(*table).c_str());
    } else {
      std::printf("✓   %s\n", text_of(*play).c_str());
    }
  }

  // cards ? cards
  void ask(const ddz::Cards& hand, const ddz::Cards& first) {
    questions_ += 1;
    const ddz::Result<ddz::Play> table = ddz::classify(rules_, first);
    const Status status =
        table.ok() ? ddz::hints(rules_, hand, *table, hints_) : table.status();
    if (status != Status::Ok) {
      refuse(status);
      return;
    }
    if (!first.empty() && table->is_none()) {
      std::printf("–   there is no play on the table\n");
      return;
    }
    if (hints_.empty()) {
      std::printf("    要不起  nothing: pass\n");
      return;
    }
    const std::uint32_t moves = ddz::moves_count(rules_, hand, *table).value();
    std::printf("    %u %s; best:", moves, moves == 1 ? "move" : "moves");
    for (std::size_t i = 0; i < hints_.size() && i < 5; i += 1) {
      std::printf("%s%s", i == 0 ? " " : ", ", text_of(hints_[i].cards()).c_str());
    }
    if (first.empty()) {
      const std::uint32_t turns = ddz::min_turns(rules_, hand).value();
      std::printf("  (empty in %u %s)", turns, turns == 1 ? "play" : "plays");
    }
    std::printf("\n");
  }

  ddz::RuleSet rules_;
  ddz::HintList hints_;
  int plays_ = 0, not_plays_ = 0, not_cards_ = 0, comparisons_ = 0, questions_ = 0;
};

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::fprintf(stderr, "usage: hands FILE\n");
    return 2;
  }
  if (!ddz::library_fits()) {
    std::fprintf(stderr, "the library speaks ABI %u, this program ABI %u\n", ddz_abi_version(),
                 DDZ_ABI_VERSION);
    return 2;
  }
  std::ifstream file(arguments[1]);
  if (!file) {
    std::perror(arguments[1]);
    return 2;
  }
  Reader reader;
  std::string line;
  bool good = true;
  while (good && std::getline(file, line)) {
    good = reader.read(line);
  }
  reader.report();
  return good ? 0 : 1;
}
