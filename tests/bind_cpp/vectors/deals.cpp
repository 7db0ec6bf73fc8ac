#include "deals.hpp"

#include <algorithm>
#include <cstring>

#include "../check.hpp"
#include "names.hpp"

namespace {

struct Switch {
  const char* name;
  std::uint8_t ddz_flow::*field;
};

#define SWITCH(name) {#name, &ddz_flow::name}
const Switch SWITCHES[] = {
    SWITCH(first_bidder),  SWITCH(revealer_bids_first),      SWITCH(bid_style),
    SWITCH(call_bid),      SWITCH(rob_back),          SWITCH(rob_max),
    SWITCH(all_pass),      SWITCH(redeal_max),        SWITCH(revealer_takes),
    SWITCH(forced_bid),    SWITCH(bottom_shown),      SWITCH(doubling),
    SWITCH(super_double),  SWITCH(show_before),       SWITCH(show_early),
    SWITCH(show_late),     SWITCH(show_landlord),     SWITCH(show_product),
    SWITCH(rocket_ends_trick), SWITCH(rob_factor),    SWITCH(bomb_factor),
    SWITCH(rocket_factor), SWITCH(shuttle_factor),    SWITCH(spring_factor),
    SWITCH(antispring_factor), SWITCH(landlord_share), SWITCH(cap)};

void set(ddz::FlowSwitches& switches, const std::string& change) {
  const Strings parts = split_at(change, '=');
  const unsigned long value = std::stoul(parts[1]);
  if (parts[0] == "base") {
    switches.base = static_cast<std::uint32_t>(value);
    return;
  }
  for (const Switch& known : SWITCHES) {
    if (parts[0] == known.name) {
      switches.*known.field = static_cast<std::uint8_t>(value);
      return;
    }
  }
  const std::string reserved = "reserved";
  if (parts[0].compare(0, reserved.size(), reserved) == 0) {
    switches.reserved[std::stoul(parts[0].substr(reserved.size()))] =
        static_cast<std::uint8_t>(value);
    return;
  }
  broken("no switch " + change);
}

ddz::Flow flow_of(const std::string& name) {
  const File game("flows.tsv");
  for (const Row& row : game.rows()) {
    if (row.get("name") == name) {
      return ddz::Flow::preset(static_cast<ddz::FlowPreset>(row.number("number"))).value();
    }
  }
  broken("no flow " + name);
}

ddz::FlowSwitches changed(const std::string& flow, const std::string& changes) {
  ddz::FlowSwitches switches = flow_of(flow).switches();
  if (changes != "-") {
    for (const std::string& change : split_at(changes, ',')) {
      set(switches, change);
    }
  }
  return switches;
}

// The deck that `hands` describes: named cards take the lowest suits that are
// left, `*` all that is left then.
ddz::Cards deck_of(const Row& row) {
  const Strings parts = split_at(row.get("hands"), '/');
  unsigned given[15] = {0};
  std::vector<std::uint8_t> decks[4];
  const auto take = [&](std::vector<std::uint8_t>& to, std::size_t rank) {
    to.push_back(ddz::make_card(static_cast<ddz::Rank>(rank), static_cast<ddz::Suit>(given[rank])));
    given[rank] += 1;
  };
  std::size_t rest = 4;
  for (std::size_t i = 0; i < parts.size(); i += 1) {
    if (parts[i] == "*") {
      rest = i;
      continue;
    }
    for (char letter : parts[i]) {
      take(decks[i], RANK_LETTERS.find(letter));
    }
  }
  for (std::size_t rank = 0; rank < 15 && rest < 4; rank += 1) {
    while (given[rank] < (rank < 13 ? 4u : 1u)) {
      take(decks[rest], rank);
    }
  }
  ddz::Cards deck;
  for (const std::vector<std::uint8_t>& part : decks) {
    for (std::uint8_t card : part) {
      deck.push_back(card);
    }
  }
  return deck;
}

ddz::Game game_of(const Row& row, const ddz::Flow& flow) {
  const ddz::RuleSet& rules = rule_sets().at(row.get("rules"));
  const std::uint32_t first = static_cast<std::uint32_t>(row.number("first"));
  const std::string& hands = row.get("hands");
  if (hands.compare(0, 5, "seed:") == 0) {
    ddz::Seed seed;
    std::memset(seed.bytes, static_cast<int>(std::stoul(hands.substr(5))), sizeof seed.bytes);
    return ddz::Game::deal(rules, flow, seed, first).value();
  }
  const ddz::Result<ddz::Game> dealt = ddz::Game::dealt(rules, flow, deck_of(row), first);
  if (!dealt.ok()) {
    broken(row.at() + ": " + ddz::status_text(dealt.status()));
  }
  return *dealt;
}

// The lowest suits of each rank that a seat holds, or any card of the rank.
std::vector<std::uint8_t> cards_in(const ddz::Game& game, std::uint32_t seat,
                                   const std::string& text) {
  const ddz::View view = game.view(seat).value();
  std::vector<std::uint8_t> cards;
  for (char letter : text) {
    const ddz::Rank rank = static_cast<ddz::Rank>(RANK_LETTERS.find(letter));
    std::uint8_t found = ddz::make_card(rank, ddz::Suit::Diamond);
    for (ddz::Card card : view.hand(seat)) {
      if (ddz::rank_of(card) == rank && std::find(cards.begin(), cards.end(), card) == cards.end()) {
        found = card;
        break;
      }
    }
    cards.push_back(found);
  }
  return cards;
}

ddz::Play declared(const Row& row, const ddz::RuleSet& rules, const std::vector<std::uint8_t>& cards,
                   const std::string& text) {
  // A reading may be declared that these cards do not have.
  const ddz::Readings all = ddz::readings(rules, cards).value_or(ddz::Readings());
  for (const ddz::Play& play : all) {
    if (reading(play) == text) {
      return play;
    }
  }
  const std::size_t colon = text.find(':'), slash = text.find('/');
  for (std::uint8_t kind = 1; kind <= DDZ_KIND_ROCKET; kind += 1) {
    ddz_play raw = ddz_play();
    raw.kind = kind;
    raw.rank = static_cast<std::uint8_t>(RANK_LETTERS.find(text.substr(colon + 1, 1)));
    raw.length = static_cast<std::uint8_t>(std::stoul(text.substr(slash + 1)));
    raw.cards = static_cast<std::uint8_t>(cards.size());
    if (reading(ddz::Play(raw)) == text) {
      return ddz::Play(raw);
    }
  }
  broken(row.at() + ": no reading " + text);
}

ddz::Action action_of(const Row& row, const ddz::Game& game, const std::string& text) {
  const std::uint32_t seat = static_cast<std::uint32_t>(text[0] - '0');
  const std::string what = text.substr(2);
  const std::uint8_t digit =
      static_cast<std::uint8_t>(what.size() == 2 && what[1] >= '0' ? what[1] - '0' : 0);
  if (what == "-") {
    return ddz::Action::pass(seat);
  }
  if (what == "t") {
    return ddz::Action::timeout(seat);
  }
  if (what == "c") {
    return ddz::Action::call(seat);
  }
  if (what == "r") {
    return ddz::Action::rob(seat);
  }
  switch (what[0]) {
    case 'b':
      return ddz::Action::bid(seat, digit);
    case 'd':
      return ddz::Action::doubled(seat, static_cast<ddz::Double>(digit));
    case 's':
      return ddz::Action::show(seat, static_cast<ddz::Shown>(digit));
    default:
      break;
  }
  const Strings parts = split_at(what, '@');
  const std::vector<std::uint8_t> cards = cards_in(game, seat, parts[0]);
  const ddz::RuleSet& rules = rule_sets().at(row.get("rules"));
  return ddz::Action::play(
      seat, cards, parts.size() == 2 ? declared(row, rules, cards, parts[1]) : ddz::Play());
}

std::string joined(const std::uint32_t (&numbers)[3]) {
  return std::to_string(numbers[0]) + "," + std::to_string(numbers[1]) + "," +
         std::to_string(numbers[2]);
}

std::string seat_text(std::uint32_t seat) {
  return seat == ddz::NoSeat ? "none" : std::to_string(seat);
}

std::string phase_text(ddz::Phase phase) {
  switch (phase) {
    case ddz::Phase::Show:
      return "show";
    case ddz::Phase::Bid:
      return "bid";
    case ddz::Phase::Call:
      return "call";
    case ddz::Phase::Rob:
      return "rob";
    case ddz::Phase::Double:
      return "double";
    case ddz::Phase::Redouble:
      return "redouble";
    case ddz::Phase::Play:
      return "play";
    case ddz::Phase::Over:
      return "over";
  }
  return "?";
}

std::string spring_text(ddz::Spring spring) {
  switch (spring) {
    case ddz::Spring::None:
      return "none";
    case ddz::Spring::Landlord:
      return "landlord";
    case ddz::Spring::Farmers:
      return "farmers";
  }
  return "?";
}

std::string value_of(const Row& row, const ddz::Game& game, const std::string& name) {
  const ddz::Score score = game.score().value();
  const ddz::View view = game.view(0).value();
  if (name == "points") {
    return std::to_string(score.points[0]) + "," + std::to_string(score.points[1]) + "," +
           std::to_string(score.points[2]);
  }
  if (name == "counts") {
    const std::uint32_t counts[3] = {view.count(0), view.count(1), view.count(2)};
    return joined(counts);
  }
  const struct {
    const char* name;
    std::string value;
  } known[] = {{"bid", std::to_string(score.bid)},
               {"robs", std::to_string(score.rob_factor)},
               {"shows", std::to_string(score.show_factor)},
               {"bombs", std::to_string(score.bomb_factor)},
               {"rocket", std::to_string(score.rocket_factor)},
               {"shuttles", std::to_string(score.shuttle_factor)},
               {"doubles", joined(score.double_factors)},
               {"multipliers", joined(score.multipliers)},
               {"spring", spring_text(static_cast<ddz::Spring>(score.spring))},
               {"phase", phase_text(game.phase())},
               {"waiting", std::to_string(game.raw().waiting)},
               {"landlord", seat_text(game.landlord())},
               {"winner", seat_text(game.winner())},
               {"first", seat_text(game.raw().first_bidder)},
               {"redeals", std::to_string(game.raw().redeals)},
               {"table", reading(game.table())},
               {"bottom0", std::to_string(view.bottom().size())},
               {"bottom1", std::to_string(game.view(1)->bottom().size())}};
  for (const auto& one : known) {
    if (name == one.name) {
      return one.value;
    }
  }
  broken(row.at() + ": nothing is called " + name);
}

// A record keeps a set of cards, not the order in which they came.
bool same_action(const ddz::Action& a, const ddz::Action& b) {
  return a.seat() == b.seat() && a.kind() == b.kind() && a.value() == b.value() &&
         a.declared() == b.declared() && letters(a.cards()) == letters(b.cards()) &&
         std::is_permutation(a.cards().begin(), a.cards().end(), b.cards().begin());
}

// A row's actions, done, and the record of those that were accepted.
struct Deal {
  ddz::Game game;
  std::vector<std::uint8_t> record;
  // What the last action was answered.
  std::string answer;
};

Deal deal_of(const Row& row) {
  const ddz::Result<ddz::Flow> flow = ddz::Flow::make(changed(row.get("flow"), row.get("switches")));
  if (!flow.ok()) {
    broken(row.at() + ": " + ddz::status_text(flow.status()));
  }
  Deal deal = {game_of(row, *flow), {}, "ok"};
  deal.record = ddz::to_vector(ddz::record_begin(deal.game).value());
  std::uint32_t accepted = 0;
  if (row.get("actions") != "-") {
    for (const std::string& text : split_at(row.get("actions"), ' ')) {
      check(deal.answer == "ok", row.at().c_str(), 0, "refused too early: " + deal.answer);
      const ddz::Action action = action_of(row, deal.game, text);
      const ddz::Game before = deal.game;
      const ddz::Status status = deal.game.act(action);
      deal.answer = status_name(status);
      if (status != ddz::Status::Ok) {
        CHECK(deal.game == before);
        continue;
      }
      const ddz::RecordEntry entry = ddz::record_append(deal.game, action).value();
      deal.record.insert(deal.record.end(), entry.begin(), entry.end());
      CHECK(same_action(ddz::record_action(deal.record, accepted).value(), action));
      accepted += 1;
    }
  }
  ddz::Game again;
  std::uint32_t played = 0;
  CHECK(ddz::record_replay(deal.record, again, played) == ddz::Status::Ok);
  CHECK(again == deal.game && played == accepted);
  CHECK(ddz::Game::unpack(deal.game.pack().value()).value() == deal.game);
  CHECK(deal.game.check() == ddz::Status::Ok);
  return deal;
}

}  // namespace

unsigned long run_flows() {
  const File file("flows.tsv");
  for (const Row& row : file.rows()) {
    const ddz::Flow flow = flow_of(row.get("name"));
    CHECK(flow.switches().base == 1);
    for (const Switch& known : SWITCHES) {
      check(flow.switches().*known.field == row.number(known.name), row.at().c_str(), 0, known.name);
    }
  }
  return file.rows().size();
}

unsigned long run_flow_switches() {
  const File file("flow_switches.tsv");
  for (const Row& row : file.rows()) {
    const std::string got =
        status_name(ddz::Flow::make(changed(row.get("base"), row.get("changes"))).status());
    check(got == row.get("expected"), row.at().c_str(), 0, got + ", not " + row.get("expected"));
  }
  return file.rows().size();
}

unsigned long run_deals() {
  const File file("deals.tsv");
  for (const Row& row : file.rows()) {
    const Deal deal = deal_of(row);
    check(deal.answer == row.get("answer"), row.at().c_str(), 0,
          deal.answer + ", not " + row.get("answer"));
    if (row.get("expected") == "-") {
      continue;
    }
    for (const std::string& fact : split_at(row.get("expected"), ' ')) {
      const Strings parts = split_at(fact, '=');
      const std::string got = value_of(row, deal.game, parts[0]);
      check(got == parts[1], row.at().c_str(), 0, fact + " is " + got);
    }
  }
  return file.rows().size();
}

unsigned long run_forms() {
  const File file("forms.tsv");
  for (const Row& row : file.rows()) {
    const Deal deal = deal_of(row);
    const std::vector<std::uint8_t> packed = card_bytes(row.get("packed"));
    const std::vector<std::uint8_t> record = card_bytes(row.get("record"));
    CHECK(deal.answer == "ok");
    check(ddz::to_vector(deal.game.pack().value()) == packed, row.at().c_str(), 0, "packed");
    check(deal.record == record, row.at().c_str(), 0, "the record");
    CHECK(ddz::Game::unpack(packed).value() == deal.game);
  }
  return file.rows().size();
}
