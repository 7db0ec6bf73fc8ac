// CGameLogic of the WHGame family (docs/clients.md, S3) over this library: its
// names and numbers, our answers. There is no rule in here.
//
//   #include <ddz/clients/whgame.hpp>
//   using namespace ddz::clients::whgame;
//
// in the place of its GameLogic.h. What its code gets wrong is answered right:
// the rocket cannot be beaten, cards need not be sorted, and a card that stands
// there twice is no play.
#ifndef DDZ_CLIENTS_WHGAME_HPP
#define DDZ_CLIENTS_WHGAME_HPP

#include <cstdint>
#include <cstring>

#include <ddz/plays.hpp>

namespace ddz {
namespace clients {
namespace whgame {

/// The same type as in <windows.h>, so that both may be in sight.
typedef std::uint8_t BYTE;

// The family's headers define these as macros. Where one is there already, ours
// gives way, and it must have the family's number.
#ifdef CT_ERROR
static_assert(CT_ERROR == 0 && CT_SINGLE == 1 && CT_DOUBLE == 2 && CT_THREE == 3 &&
                  CT_SINGLE_LINE == 4 && CT_DOUBLE_LINE == 5 && CT_THREE_LINE == 6 &&
                  CT_THREE_LINE_TAKE_ONE == 7 && CT_THREE_LINE_TAKE_TWO == 8 &&
                  CT_FOUR_LINE_TAKE_ONE == 9 && CT_FOUR_LINE_TAKE_TWO == 10 && CT_BOMB_CARD == 11 &&
                  CT_MISSILE_CARD == 12,
              "CT_… are not the numbers of the WHGame family");
#else
/// What GetCardType answers.
enum : BYTE {
  CT_ERROR = 0,
  CT_SINGLE = 1,
  CT_DOUBLE = 2,
  CT_THREE = 3,
  CT_SINGLE_LINE = 4,
  CT_DOUBLE_LINE = 5,
  CT_THREE_LINE = 6,
  /// A trio with a card as well; the family has no number of its own for it.
  CT_THREE_LINE_TAKE_ONE = 7,
  /// A trio with a pair as well.
  CT_THREE_LINE_TAKE_TWO = 8,
  CT_FOUR_LINE_TAKE_ONE = 9,
  CT_FOUR_LINE_TAKE_TWO = 10,
  CT_BOMB_CARD = 11,
  CT_MISSILE_CARD = 12
};
#endif

#ifdef ST_ORDER
static_assert(ST_ORDER == 0 && ST_COUNT == 1, "ST_… are not the numbers of the WHGame family");
#else
/// How SortCardList sorts.
enum : BYTE {
  /// High to low; spade, heart, club, diamond inside a rank.
  ST_ORDER = 0,
  /// Fours, threes, pairs, single cards, each high to low.
  ST_COUNT = 1
};
#endif

#ifdef MAX_COUNT
static_assert(MAX_COUNT == DDZ_CARDS_MAX, "MAX_COUNT is not that of this game");
#else
/// Cards in a hand, at most.
enum : BYTE { MAX_COUNT = DDZ_CARDS_MAX };
#endif

/// Cards by how many there are of their rank, each list high to low.
struct tagAnalyseResult {
  BYTE cbFourCount;
  BYTE cbThreeCount;
  BYTE cbDoubleCount;
  BYTE cbSignedCount;
  BYTE cbFourCardData[MAX_COUNT];
  BYTE cbThreeCardData[MAX_COUNT];
  BYTE cbDoubleCardData[MAX_COUNT];
  BYTE cbSignedCardData[MAX_COUNT];
};

/// The family's class, without its computer players. It may also be made with
/// another rule set, for the members of the family that play differently.
class CGameLogic {
 public:
  CGameLogic() : rules_(RuleSet::whgame()) {}
  explicit CGameLogic(const RuleSet& rules) : rules_(rules) {}

  /// CT_…; CT_ERROR also for what are no cards.
  BYTE GetCardType(const BYTE cbCardData[], BYTE cbCardCount) const {
    return number_of(classify(rules_, cards(cbCardData, cbCardCount)).value_or(Play()).kind());
  }

  /// Whether the next cards may be played on the first. No first cards are a
  /// lead; on cards that are no play nothing may be played.
  bool CompareCard(const BYTE cbFirstCard[], const BYTE cbNextCard[], BYTE cbFirstCount,
                   BYTE cbNextCount) const {
    return compare(rules_, cards(cbFirstCard, cbFirstCount), cards(cbNextCard, cbNextCount))
        .value_or(false);
  }

  /// False, and nothing but zeros, when these are no cards or more than
  /// MAX_COUNT.
  bool AnalysebCardData(const BYTE cbCardData[], BYTE cbCardCount,
                        tagAnalyseResult& AnalyseResult) const {
    std::memset(&AnalyseResult, 0, sizeof AnalyseResult);
    BYTE sorted[MAX_COUNT];
    if (cbCardCount > MAX_COUNT || (cbCardCount > 0 && cbCardData == nullptr)) {
      return false;
    }
    for (BYTE i = 0; i < cbCardCount; i += 1) {
      sorted[i] = cbCardData[i];
    }
    if (sort(Span<BYTE>(sorted, cbCardCount), Order::Grouped) != Status::Ok) {
      return false;
    }
    BYTE* const counts[] = {&AnalyseResult.cbSignedCount, &AnalyseResult.cbDoubleCount,
                            &AnalyseResult.cbThreeCount, &AnalyseResult.cbFourCount};
    BYTE* const data[] = {AnalyseResult.cbSignedCardData, AnalyseResult.cbDoubleCardData,
                          AnalyseResult.cbThreeCardData, AnalyseResult.cbFourCardData};
    for (int i = 0, same = 0; i < cbCardCount; i += same) {
      same = 1;
      while (i + same < cbCardCount && rank_of(sorted[i + same]) == rank_of(sorted[i])) {
        same += 1;
      }
      BYTE& count = *counts[same - 1];
      std::memcpy(data[same - 1] + count * same, sorted + i, static_cast<std::size_t>(same));
      count = static_cast<BYTE>(count + 1);
    }
    return true;
  }

  /// 3 … 13 for 3 … K, 14 A, 15 the 2, 16 the small joker, 17 the big one; 0
  /// for what is no card.
  BYTE GetCardLogicValue(BYTE cbCardData) const {
    return static_cast<BYTE>(is_card(cbCardData) ? static_cast<int>(rank_of(cbCardData)) + 3 : 0);
  }

  /// The low half of the byte: A = 1 … K = 13, the jokers 14 and 15.
  BYTE GetCardValue(BYTE cbCardData) const { return cbCardData & 0x0F; }

  /// The high half of the byte, where it stands: 0x00 diamond, 0x10 club, 0x20
  /// heart, 0x30 spade, 0x40 the jokers.
  BYTE GetCardColor(BYTE cbCardData) const { return cbCardData & 0xF0; }

  /// Sorts cards where they are (ST_…). What are no cards, or an unknown way to
  /// sort, leaves them as they stand.
  void SortCardList(BYTE cbCardData[], BYTE cbCardCount, BYTE cbSortType = ST_ORDER) const {
    if (cbSortType == ST_ORDER || cbSortType == ST_COUNT) {
      static_cast<void>(sort(Span<BYTE>(cbCardData, cbCardCount),
                             cbSortType == ST_COUNT ? Order::Grouped : Order::RankDesc));
    }
  }

 private:
  static Span<const BYTE> cards(const BYTE* data, BYTE count) {
    return Span<const BYTE>(data, count);
  }

  static BYTE number_of(Kind kind) {
    switch (kind) {
      case Kind::Single:
        return CT_SINGLE;
      case Kind::Pair:
        return CT_DOUBLE;
      case Kind::Trio:
        return CT_THREE;
      case Kind::Straight:
        return CT_SINGLE_LINE;
      case Kind::PairStraight:
        return CT_DOUBLE_LINE;
      case Kind::Plane:
        return CT_THREE_LINE;
      case Kind::TrioSingle:
      case Kind::PlaneSingles:
        return CT_THREE_LINE_TAKE_ONE;
      case Kind::TrioPair:
      case Kind::PlanePairs:
        return CT_THREE_LINE_TAKE_TWO;
      case Kind::FourSingles:
        return CT_FOUR_LINE_TAKE_ONE;
      case Kind::FourPairs:
        return CT_FOUR_LINE_TAKE_TWO;
      case Kind::Bomb:
        return CT_BOMB_CARD;
      case Kind::Rocket:
        return CT_MISSILE_CARD;
      // The family has no shuttles.
      case Kind::Shuttle:
      case Kind::ShuttleSingles:
      case Kind::ShuttlePairs:
      case Kind::None:
        break;
    }
    return CT_ERROR;
  }

  RuleSet rules_;
};

}  // namespace whgame
}  // namespace clients
}  // namespace ddz

#endif
