// S4: the functions of the scene, over every container that it may use.
#include <ddz/clients/cocos.hpp>

#include <memory>

#include "clients.hpp"
#include "pokers.hpp"

using namespace ddz::clients::cocos;

namespace {

const Number NUMBERS[] = {{"none", 14},         {"single", 1},         {"pair", 2},
                          {"trio", 3},          {"bomb", 4},           {"rocket", 4},
                          {"trio_single", 5},   {"trio_pair", 6},      {"four_singles", 7},
                          {"four_pairs", 8},    {"straight", 9},       {"pair_straight", 10},
                          {"plane", 11},        {"plane_singles", 12}, {"plane_pairs", 13}};

typedef std::vector<Poker> Pokers;
typedef std::vector<std::uint8_t> Bytes;

Pokers pokers(const Bytes& cards) {
  Pokers found;
  for (std::uint8_t card : cards) {
    const bool joker = ddz::is_joker(card);
    found.push_back(Poker(static_cast<int>(ddz::rank_of(card)), joker ? Gui : static_cast<HuaSe>(card >> 4)));
  }
  return found;
}

Pokers pokers(const std::string& letters) { return pokers(card_bytes(letters)); }

// The values in their order, as letters.
std::string text(Pokers& cards) {
  std::string text;
  for (Poker& card : cards) {
    text += RANK_LETTERS[static_cast<std::size_t>(card.getNum())];
  }
  return text;
}

// Whatever holds the cards, the answers are the same.
struct Holders {
  explicit Holders(Pokers& cards) {
    for (Poker& card : cards) {
      array.addObject(&card);
      array3.addObject(&card);
      vector.pushBack(&card);
      pointers.push_back(&card);
      shared.push_back(std::make_shared<Poker>(card));
    }
    values = cards;
  }
  ~Holders() { array.removeAllObjects(); }

  CCArray array;
  Array3 array3;
  Vector<Poker*> vector;
  std::vector<Poker*> pointers;
  std::vector<std::shared_ptr<Poker> > shared;
  Pokers values;
};

template <typename Array>
void check_type(const Row& row, Array&& array) {
  const int expected = number_for(NUMBERS, row.get("expected"));
  const std::string kind = row.get("expected").substr(0, row.get("expected").find(':'));
  const bool fei_ji = expected >= 11 ? expected <= 13 : expected >= 6 && expected <= 8;
  const char* const at = row.at().c_str();
  check(IsLianPai<Poker>(array) == (expected == CONNECT_CARD), at, 0, "IsLianPai");
  check(IsLianDui<Poker>(array) == (expected == COMPANY_CARD), at, 0, "IsLianDui");
  check(IsFeiJi<Poker>(array) == (fei_ji ? expected : ERROR_CARD), at, 0, "IsFeiJi");
  check(IsHuoJian<Poker>(array) == (kind == "rocket"), at, 0, "IsHuoJian");
  check(PaiDuanPaiXing<Poker>(array) == expected, at, 0,
        "PaiDuanPaiXing is not " + std::to_string(expected));
}

void ask(const Row& row) {
  const Bytes bytes = card_bytes(row.get("cards"));
  if (std::find_if(bytes.begin(), bytes.end(), [](std::uint8_t b) { return !ddz::is_card(b); }) !=
      bytes.end()) {
    return;  // What is no card has no Poker.
  }
  Pokers cards = pokers(bytes);
  for (std::size_t turn = 0; turn < cards.size() + 1; turn += 1) {
    Holders held(cards);
    if (row.get("op") == "classify") {
      check_type(row, held.array);
      check_type(row, &held.array);
      check_type(row, held.array3);
      check_type(row, held.vector);
      check_type(row, held.pointers);
      check_type(row, held.shared);
      check_type(row, held.values);
    } else {
      Pokers previous = pokers(row.get("previous") == "-" ? "" : row.get("previous"));
      const bool expected = row.get("expected") == "yes";
      CHECK(KeYiGenPai<Poker>(&held.array, previous) == expected);
      check(KeYiGenPai<Poker>(held.values, previous) == expected, row.at().c_str(), 0, "KeYiGenPai");
    }
    if (!cards.empty()) {
      std::rotate(cards.begin(), cards.begin() + 1, cards.end());
    }
  }
}

void sorting() {
  struct Example {
    const char* cards;
    const char* document;
    const char* source;
  };
  // The document's own two examples first.
  const Example examples[] = {{"66633", "33666", "66633"},   {"665543", "345566", "556634"},
                              {"3334", "4333", "3334"},      {"X3x4434", "xX33444", "44433xX"},
                              {"", "", ""},                  {"22AA2K5555", "KAA2225555", "5555222AAK"}};
  for (const Example& example : examples) {
    Pokers cards = pokers(std::string(example.cards));
    PlayerOutPaiXu<Poker>(cards);
    CHECK(text(cards) == example.document);
    PlayerOutPaiXu<Poker>(cards, DUO_DAO_SHAO);
    CHECK(text(cards) == example.source);
    PlayerOutPaiXu<Poker>(cards, SHAO_DAO_DUO);
    CHECK(text(cards) == example.document);
  }

  // Every container ends up the same, no reference lost or won.
  Pokers cards = pokers(std::string("5J5T5J"));
  Holders held(cards);
  PlayerOutPaiXu<Poker>(&held.array);
  PlayerOutPaiXu<Poker>(held.array3);
  PlayerOutPaiXu<Poker>(held.vector);
  PlayerOutPaiXu<Poker>(held.pointers);
  PlayerOutPaiXu<Poker>(held.shared);
  PlayerOutPaiXu<Poker>(held.values);
  CHECK(text(held.values) == "TJJ555");
  for (unsigned i = 0; i < 6; i += 1) {
    Poker* const poker = held.pointers[i];
    CHECK(poker->getNum() == held.values[i].getNum());
    CHECK(held.array.objectAtIndex(i) == poker && held.array3.getObjectAtIndex(i) == poker);
    CHECK(held.vector.at(i) == poker && held.shared[i]->getNum() == poker->getNum());
    CHECK(poker->references() == 2);
  }
}

void counting() {
  Pokers cards = pokers(std::string("3K3322x2664X5555"));
  const CRAD_INDEX index = FenXiFeiJi<Poker>(cards);
  const std::vector<int> singles = {1, 10, 13, 14}, pairs = {3}, trios = {0, 12}, quads = {2};
  CHECK(index.single_index == singles && index.duble_index == pairs);
  CHECK(index.three_index == trios && index.four_index == quads);
}

// What no deck has is no play, and stays as it lies.
void no_cards() {
  Pokers twice = {Poker(3, HeiTao), Poker(1, MeiHua), Poker(3, HeiTao)};
  Pokers beyond = {Poker(15, HeiTao)}, below = {Poker(-1, HeiTao)};
  Pokers suits;
  for (int suit = 0; suit < 5; suit += 1) {
    suits.push_back(Poker(4 + suit, static_cast<HuaSe>(suit)));
  }
  Pokers many;
  for (int i = 0; i < 60; i += 1) {
    many.push_back(Poker(i % 13, static_cast<HuaSe>(i / 13 % 4)));
  }
  for (Pokers* cards : {&twice, &beyond, &below, &suits, &many}) {
    const std::size_t size = cards->size();
    const int first = (*cards)[0].getNum();
    CHECK(PaiDuanPaiXing<Poker>(*cards) == ERROR_CARD && IsFeiJi<Poker>(*cards) == ERROR_CARD);
    CHECK(cards->size() == size && (*cards)[0].getNum() == first);
    CHECK(FenXiFeiJi<Poker>(*cards).single_index.empty());
    CHECK(!KeYiGenPai<Poker>(*cards, below));
  }
  CCArray* const none = nullptr;
  CHECK(PaiDuanPaiXing<Poker>(none) == ERROR_CARD && !IsLianPai<Poker>(none));
  PlayerOutPaiXu<Poker>(none);
  Pokers three = pokers(std::string("3"));
  CHECK(KeYiGenPai<Poker>(three, none) && !KeYiGenPai<Poker>(none, three));

  // Suits by any numbers, as long as there are four.
  Pokers odd = {Poker(3, static_cast<HuaSe>(7)), Poker(3, static_cast<HuaSe>(70))};
  CHECK(PaiDuanPaiXing<Poker>(odd) == DOUBLE_CARD);
}

}  // namespace

void test_cocos() {
  CHECK(SINGLE_CARD == 1 && BOMB_CARD == 4 && BOMB_TWOOO_CARD == 8 && ERROR_CARD == 14);
  CHECK(each_row("clients_s4.tsv", "cocos", ask) == File("clients_s4.tsv").rows().size());
  unsigned others = 0;
  for (const char* file : {"kinds.tsv", "ambiguous.tsv", "compare.tsv", "reports.tsv"}) {
    others += each_row(file, "cocos", ask);
  }
  CHECK(others > 400);
  sorting();
  counting();
  no_cards();
}
