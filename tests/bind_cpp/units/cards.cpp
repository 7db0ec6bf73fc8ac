#include <ddz/cards.hpp>

#include <cstring>

#include "units.hpp"

namespace {

using ddz::Card;
using ddz::Cards;
using ddz::Rank;
using ddz::Status;
using ddz::Suit;

// The deck as the library has it, and each card taken apart and put together.
void whole_deck() {
  const ddz::Seed seed = {{0}};
  Cards deck = ddz::shuffle(seed);
  CHECK(deck.size() == DDZ_DECK_LEN && ddz::check(deck) == Status::Ok);
  CHECK(ddz::sort(deck, ddz::Order::RankAsc) == Status::Ok);
  for (std::size_t i = 0; i < deck.size(); i += 1) {
    const Card card = deck[i];
    const Rank rank = ddz::rank_of(card);
    CHECK(static_cast<std::size_t>(rank) == (i < 52 ? i / 4 : i - 39));
    CHECK(ddz::is_joker(card) == (i >= 52));
    const Suit suit = ddz::is_joker(card) ? Suit::Heart : ddz::suit_of(card);
    CHECK(ddz::make_card(rank, suit) == card);
    CHECK(ddz::is_joker(card) || static_cast<std::size_t>(suit) == i % 4);
    // And as the library itself names the rank of one card.
    ddz_play play;
    CHECK(ddz_play_classify(nullptr, &card, 1, &play) == DDZ_ERR_NULL);
    ddz_rules rules;
    rules.struct_size = sizeof rules;
    CHECK(ddz_rules_preset(DDZ_PRESET_STANDARD, &rules) == DDZ_OK);
    CHECK(ddz_play_classify(&rules, &card, 1, &play) == DDZ_OK);
    CHECK(play.rank == static_cast<std::uint8_t>(rank));
  }
  unsigned cards = 0;
  for (unsigned byte = 0; byte < 256; byte += 1) {
    cards += ddz::is_card(static_cast<Card>(byte)) ? 1 : 0;
  }
  CHECK(cards == DDZ_DECK_LEN);
}

void statuses() {
  const Card twice[] = {0x03, 0x03};
  const Card none[] = {0x50};
  Card many[55];
  std::memset(many, 3, sizeof many);
  CHECK(ddz::check(twice) == Status::Duplicate);
  CHECK(ddz::check(none) == Status::Card);
  CHECK(ddz::check(many) == Status::TooMany);
  CHECK(ddz::check(ddz::Span<const Card>()) == Status::Ok);
  Card pair[] = {0x13, 0x03};
  CHECK(ddz::sort(pair, static_cast<ddz::Order>(99)) == Status::Enum);
  CHECK(ddz::sort(pair, ddz::Order::RankAsc) == Status::Ok && pair[0] == 0x03);
  CHECK(ddz::sort(pair, ddz::Order::RankDesc) == Status::Ok && pair[0] == 0x13);
}

void orders() {
  Cards cards = ddz::parse("33666").value();
  CHECK(ddz::sort(cards, ddz::Order::Grouped) == Status::Ok);
  CHECK(std::strcmp(ddz::format(cards, ddz::Style::Ranks)->c_str(), "66633") == 0);
}

void ids() {
  const Card cards[] = {0x4E, 0x03, 0x31};
  for (std::uint32_t format = 0; format < 3; format += 1) {
    const ddz::Ids ids = ddz::to_ids(static_cast<ddz::Format>(format), cards).value();
    const Cards back = ddz::from_ids(static_cast<ddz::Format>(format), ids).value();
    CHECK(back.size() == 3 && std::memcmp(back.data(), cards, 3) == 0);
  }
  CHECK(ddz::to_ids(static_cast<ddz::Format>(9), cards).status() == Status::Enum);
  const std::uint8_t beyond[] = {200};
  CHECK(ddz::from_ids(ddz::Format::Egret, beyond).status() == Status::Card);

  ddz::IdMap map;
  for (unsigned i = 0; i < DDZ_DECK_LEN; i += 1) {
    map[i] = static_cast<std::uint8_t>(100 + i);
  }
  const ddz::Ids own = ddz::to_map(map, cards).value();
  CHECK(own.size() == 3 && own[0] == 152);
  const Cards back = ddz::from_map(map, own).value();
  CHECK(back.size() == 3 && std::memcmp(back.data(), cards, 3) == 0);
  map[0] = map[1];
  CHECK(ddz::to_map(map, cards).status() == Status::Duplicate);
}

void ranks() {
  const Rank four_of_a_kind[] = {Rank::Ace, Rank::Ace, Rank::Ace, Rank::Ace, Rank::BigJoker};
  const Cards cards = ddz::from_ranks(four_of_a_kind).value();
  CHECK(cards.size() == 5 && cards[0] == 0x01 && cards[3] == 0x31 && cards[4] == 0x4F);
  const Rank fifth[] = {Rank::Two, Rank::Two, Rank::Two, Rank::Two, Rank::Two};
  CHECK(ddz::from_ranks(fifth).status() == Status::Duplicate);
}

void texts() {
  const ddz::Seed seed = {{1}};
  const Cards deck = ddz::shuffle(seed);
  for (std::uint32_t style = 0; style < 3; style += 1) {
    const ddz::Result<ddz::Text> text = ddz::format(deck, static_cast<ddz::Style>(style));
    CHECK(text.ok() && std::strlen(text->c_str()) == text->size() && !text->empty());
    const Cards back = ddz::parse(text->data(), text->size()).value();
    CHECK(back.size() == DDZ_DECK_LEN && (style == 0 || back == deck));
  }
  CHECK(ddz::format(deck, static_cast<ddz::Style>(7)).status() == Status::Enum);
  CHECK(ddz::format(ddz::Span<const Card>(), ddz::Style::Suited)->empty());
  CHECK(ddz::parse("3 hello").status() == Status::Text);
  CHECK(ddz::parse(static_cast<const char*>(nullptr))->empty());
  CHECK(ddz::parse(nullptr, 3).status() == Status::Null);
  CHECK(ddz::parse("3", static_cast<std::size_t>(-1)).status() == Status::Length);
}

}  // namespace

void test_cards() {
  whole_deck();
  statuses();
  orders();
  ids();
  ranks();
  texts();
}
