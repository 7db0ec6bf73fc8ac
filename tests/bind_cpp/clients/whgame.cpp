// S3: CGameLogic.
#include <ddz/clients/whgame.hpp>

#include <cstring>

#include "clients.hpp"

using namespace ddz::clients::whgame;

namespace {

typedef std::vector<BYTE> Bytes;

const Number NUMBERS[] = {{"none", 0},          {"single", 1},        {"pair", 2},
                          {"trio", 3},          {"straight", 4},      {"pair_straight", 5},
                          {"plane", 6},         {"trio_single", 7},   {"plane_singles", 7},
                          {"trio_pair", 8},     {"plane_pairs", 8},   {"four_singles", 9},
                          {"four_pairs", 10},   {"bomb", 11},         {"rocket", 12}};

BYTE count(const Bytes& cards) { return static_cast<BYTE>(cards.size()); }

void ask(const Row& row) {
  CGameLogic logic;
  Bytes cards = card_bytes(row.get("cards"));
  const Bytes previous = card_bytes(row.get("previous"));
  // In every order that a turn and a walk round give.
  for (std::size_t turn = 0; turn < 2 * cards.size() + 1; turn += 1) {
    if (row.get("op") == "classify") {
      const int expected = number_for(NUMBERS, row.get("expected"));
      check(logic.GetCardType(cards.data(), count(cards)) == expected, row.at().c_str(), 0,
            "GetCardType is not " + std::to_string(expected));
    } else {
      const bool got = logic.CompareCard(previous.data(), cards.data(), count(previous), count(cards));
      check(got == (row.get("expected") == "yes"), row.at().c_str(), 0,
            "CompareCard is not " + row.get("expected"));
    }
    if (turn == cards.size()) {
      std::reverse(cards.begin(), cards.end());
    } else if (!cards.empty()) {
      std::rotate(cards.begin(), cards.begin() + 1, cards.end());
    }
  }
}

void analysis() {
  const CGameLogic logic;
  tagAnalyseResult result;
  const Bytes hand = card_bytes("3K3322x2664X555");
  CHECK(logic.AnalysebCardData(hand.data(), count(hand), result));
  CHECK(result.cbFourCount == 0 && result.cbThreeCount == 3 && result.cbDoubleCount == 1 &&
        result.cbSignedCount == 4);
  CHECK(letters({result.cbThreeCardData, 9}) == "333555222");
  CHECK(ddz::rank_of(result.cbThreeCardData[0]) == ddz::Rank::Two);
  CHECK(result.cbThreeCardData[0] == 0x22 && result.cbThreeCardData[2] == 0x02);
  CHECK(ddz::rank_of(result.cbDoubleCardData[1]) == ddz::Rank::Six && result.cbDoubleCardData[2] == 0);
  CHECK(result.cbSignedCardData[0] == 0x4F && result.cbSignedCardData[1] == 0x4E &&
        ddz::rank_of(result.cbSignedCardData[2]) == ddz::Rank::King &&
        ddz::rank_of(result.cbSignedCardData[3]) == ddz::Rank::Four);

  const Bytes quads = card_bytes("33334444555566667777");
  CHECK(logic.AnalysebCardData(quads.data(), count(quads), result) && result.cbFourCount == 5);
  CHECK(ddz::rank_of(result.cbFourCardData[0]) == ddz::Rank::Seven &&
        ddz::rank_of(result.cbFourCardData[19]) == ddz::Rank::Three);

  CHECK(logic.AnalysebCardData(nullptr, 0, result) && result.cbSignedCount == 0);
  tagAnalyseResult nothing;
  std::memset(&nothing, 0, sizeof nothing);
  const Bytes twice = {0x03, 0x03};
  const Bytes many(21, 0x03);
  CHECK(!logic.AnalysebCardData(twice.data(), 2, result) &&
        std::memcmp(&result, &nothing, sizeof nothing) == 0);
  CHECK(!logic.AnalysebCardData(many.data(), 21, result));
  CHECK(!logic.AnalysebCardData(nullptr, 5, result));
}

void values() {
  const CGameLogic logic;
  const int by_rank[] = {3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17};
  for (std::size_t rank = 0; rank < 15; rank += 1) {
    const Bytes card = card_bytes(RANK_LETTERS.substr(rank, 1));
    CHECK(logic.GetCardLogicValue(card[0]) == by_rank[rank]);
  }
  CHECK(logic.GetCardLogicValue(0x3A) == 10 && logic.GetCardLogicValue(0x31) == 14);
  CHECK(logic.GetCardLogicValue(0x00) == 0 && logic.GetCardLogicValue(0x5A) == 0);
  CHECK(logic.GetCardValue(0x3D) == 13 && logic.GetCardColor(0x3D) == 0x30);
  CHECK(logic.GetCardValue(0x4F) == 15 && logic.GetCardColor(0x4F) == 0x40);
}

void sorting() {
  const CGameLogic logic;
  Bytes cards = {0x03, 0x4E, 0x31, 0x33, 0x01, 0x13, 0x05};
  logic.SortCardList(cards.data(), count(cards), ST_ORDER);
  const Bytes by_rank = {0x4E, 0x31, 0x01, 0x05, 0x33, 0x13, 0x03};
  CHECK(cards == by_rank);
  logic.SortCardList(cards.data(), count(cards), ST_COUNT);
  const Bytes by_count = {0x33, 0x13, 0x03, 0x31, 0x01, 0x4E, 0x05};
  CHECK(cards == by_count);
  logic.SortCardList(cards.data(), count(cards));
  CHECK(cards == by_rank);
  logic.SortCardList(cards.data(), count(cards), 7);
  CHECK(cards == by_rank);
  Bytes bad = {0x03, 0x00};
  logic.SortCardList(bad.data(), 2, ST_ORDER);
  CHECK(bad[0] == 0x03 && bad[1] == 0x00);
  logic.SortCardList(nullptr, 0, ST_ORDER);
}

}  // namespace

void test_whgame() {
  CHECK(CT_ERROR == 0 && CT_THREE_LINE_TAKE_TWO == 8 && CT_MISSILE_CARD == 12 && MAX_COUNT == 20);
  // Each row of the client itself, then whatever else is asked of its rule set.
  CHECK(each_row("clients_s3.tsv", "whgame", ask) == File("clients_s3.tsv").rows().size());
  unsigned others = 0;
  for (const char* file : {"kinds.tsv", "ambiguous.tsv", "compare.tsv", "reports.tsv"}) {
    others += each_row(file, "whgame", ask);
  }
  CHECK(others > 400);
  analysis();
  values();
  sorting();
  // A member of the family that takes no wings.
  const CGameLogic other(ddz::RuleSet::et());
  const Bytes plane = card_bytes("33344456");
  CHECK(other.GetCardType(plane.data(), count(plane)) == CT_ERROR);
}
