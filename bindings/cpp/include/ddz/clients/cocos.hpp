// The rules of the Cocos2d-x single-player client (docs/clients.md, S4) over
// this library: its names and numbers, our answers. There is no rule in here.
//
// A scene keeps its m_arrPlayerOut and drops its own six functions:
//
//   #include <ddz/clients/cocos.hpp>
//   using namespace ddz::clients::cocos;
//
//   class GameScene : public CCLayer, public PaiXingGuiZe<GameScene, Poker> {
//     friend class PaiXingGuiZe<GameScene, Poker>;   // m_arrPlayerOut is private
//
// Poker is any class with getNum() (3 = 0 … 2 = 12, small joker 13, big joker
// 14) and getHuaSe() (any numbers; a joker's is not looked at). The cards lie in
// a CCArray or __Array (or a pointer to one), a cocos2d::Vector<Poker*>, or a
// std::vector of Poker, of pointers, or of smart pointers.
#ifndef DDZ_CLIENTS_COCOS_HPP
#define DDZ_CLIENTS_COCOS_HPP

#include <cstddef>
#include <vector>

#include <ddz/clients/cocos_array.hpp>
#include <ddz/plays.hpp>

namespace ddz {
namespace clients {
namespace cocos {

/// The client's 13 kinds, and what is none.
enum CARD_TYPE {
  SINGLE_CARD = 1,
  DOUBLE_CARD = 2,
  THREE_CARD = 3,
  /// The rocket too, as its callers expect; IsHuoJian tells it apart.
  BOMB_CARD = 4,
  THREE_ONE_CARD = 5,
  THREE_TWO_CARD = 6,
  /// A quad with two cards, which may be a pair.
  BOMB_TWO_CARD = 7,
  /// A quad with two pairs.
  BOMB_TWOOO_CARD = 8,
  CONNECT_CARD = 9,
  COMPANY_CARD = 10,
  AIRCRAFT_CARD = 11,
  AIRCRAFT_SINGLE_CARD = 12,
  AIRCRAFT_DOBULE_CARD = 13,
  ERROR_CARD = 14
};

/// The values (getNum) that are there once, twice, three and four times, each
/// list from low to high.
struct CRAD_INDEX {
  std::vector<int> single_index;
  std::vector<int> duble_index;
  std::vector<int> three_index;
  std::vector<int> four_index;
};

namespace detail {

template <typename Poker, typename Array>
Kind kind_of(Array& array, const RuleSet& rules) {
  const Result<Cards> cards = cards_of<Poker>(array);
  return cards.ok() ? classify(rules, *cards).value_or(Play()).kind() : Kind::None;
}

inline CARD_TYPE number_of(Kind kind) {
  switch (kind) {
    case Kind::Single:
      return SINGLE_CARD;
    case Kind::Pair:
      return DOUBLE_CARD;
    case Kind::Trio:
      return THREE_CARD;
    case Kind::Bomb:
    case Kind::Rocket:
      return BOMB_CARD;
    case Kind::TrioSingle:
      return THREE_ONE_CARD;
    case Kind::TrioPair:
      return THREE_TWO_CARD;
    case Kind::FourSingles:
      return BOMB_TWO_CARD;
    case Kind::FourPairs:
      return BOMB_TWOOO_CARD;
    case Kind::Straight:
      return CONNECT_CARD;
    case Kind::PairStraight:
      return COMPANY_CARD;
    case Kind::Plane:
      return AIRCRAFT_CARD;
    case Kind::PlaneSingles:
      return AIRCRAFT_SINGLE_CARD;
    case Kind::PlanePairs:
      return AIRCRAFT_DOBULE_CARD;
    // The client has no shuttles.
    case Kind::Shuttle:
    case Kind::ShuttleSingles:
    case Kind::ShuttlePairs:
    case Kind::None:
      break;
  }
  return ERROR_CARD;
}

}  // namespace detail

/// Sorts the chosen cards where they are; what are no cards of one deck stays
/// as it is.
template <typename Poker, typename Array>
void PlayerOutPaiXu(Array&& arrPlayerOut, PAI_XU order = SHAO_DAO_DUO) {
  detail::sort_array<Poker>(arrPlayerOut, order);
}

/// Sorts the chosen cards and names them: CARD_TYPE, ERROR_CARD when they are
/// no play or no cards of one deck.
template <typename Poker, typename Array>
int PaiDuanPaiXing(Array&& arrPlayerOut, const RuleSet& rules = RuleSet::cocos()) {
  PlayerOutPaiXu<Poker>(arrPlayerOut);
  return detail::number_of(detail::kind_of<Poker>(arrPlayerOut, rules));
}

/// Whether they are single cards in sequence, five at least.
template <typename Poker, typename Array>
bool IsLianPai(Array&& arrPlayerOut, const RuleSet& rules = RuleSet::cocos()) {
  return detail::kind_of<Poker>(arrPlayerOut, rules) == Kind::Straight;
}

/// Whether they are pairs in sequence, three at least.
template <typename Poker, typename Array>
bool IsLianDui(Array&& arrPlayerOut, const RuleSet& rules = RuleSet::cocos()) {
  return detail::kind_of<Poker>(arrPlayerOut, rules) == Kind::PairStraight;
}

/// The kinds that the client asks this function for (a trio with a pair, planes,
/// a quad with cards), else ERROR_CARD.
template <typename Poker, typename Array>
int IsFeiJi(Array&& arrPlayerOut, const RuleSet& rules = RuleSet::cocos()) {
  const CARD_TYPE type = detail::number_of(detail::kind_of<Poker>(arrPlayerOut, rules));
  switch (type) {
    case THREE_TWO_CARD:
    case AIRCRAFT_CARD:
    case AIRCRAFT_SINGLE_CARD:
    case AIRCRAFT_DOBULE_CARD:
    case BOMB_TWO_CARD:
    case BOMB_TWOOO_CARD:
      return type;
    default:
      return ERROR_CARD;
  }
}

/// Which values are there how many times; empty when they are no cards of one
/// deck.
template <typename Poker, typename Array>
CRAD_INDEX FenXiFeiJi(Array&& arrPlayerOut) {
  CRAD_INDEX index;
  const Result<Cards> found = detail::cards_of<Poker>(arrPlayerOut);
  if (!found.ok()) {
    return index;
  }
  Cards cards = *found;
  if (sort(cards, Order::RankAsc) != Status::Ok) {
    return index;
  }
  std::vector<int>* const lists[] = {&index.single_index, &index.duble_index, &index.three_index,
                                     &index.four_index};
  for (std::size_t i = 0, same = 0; i < cards.size(); i += same) {
    same = detail::same_from(cards, i);
    lists[same - 1]->push_back(static_cast<int>(rank_of(cards[i])));
  }
  return index;
}

/// Ours, in the client's manner: whether the chosen cards may follow those that
/// lie there (arrGenPk). Its own scene compares the first cards and not how many
/// there are. No cards there are a lead.
template <typename Poker, typename Out, typename Game>
bool KeYiGenPai(Out&& arrPlayerOut, Game&& arrGenPk, const RuleSet& rules = RuleSet::cocos()) {
  const Result<Cards> next = detail::cards_of<Poker>(arrPlayerOut);
  const Result<Cards> first = detail::cards_of<Poker>(arrGenPk);
  return next.ok() && first.ok() && compare(rules, *first, *next).value_or(false);
}

/// Ours: whether they are both jokers, which PaiDuanPaiXing calls a bomb.
template <typename Poker, typename Array>
bool IsHuoJian(Array&& arrPlayerOut, const RuleSet& rules = RuleSet::cocos()) {
  return detail::kind_of<Poker>(arrPlayerOut, rules) == Kind::Rocket;
}

/// The same as functions of a scene, over its own m_arrPlayerOut.
template <typename Scene, typename Poker>
class PaiXingGuiZe {
 public:
  int PaiDuanPaiXing() { return cocos::PaiDuanPaiXing<Poker>(scene().m_arrPlayerOut); }
  bool IsLianPai() { return cocos::IsLianPai<Poker>(scene().m_arrPlayerOut); }
  bool IsLianDui() { return cocos::IsLianDui<Poker>(scene().m_arrPlayerOut); }
  int IsFeiJi() { return cocos::IsFeiJi<Poker>(scene().m_arrPlayerOut); }
  CRAD_INDEX FenXiFeiJi() { return cocos::FenXiFeiJi<Poker>(scene().m_arrPlayerOut); }
  bool IsHuoJian() { return cocos::IsHuoJian<Poker>(scene().m_arrPlayerOut); }

  template <typename Array>
  void PlayerOutPaiXu(Array&& arrPlayerOut, PAI_XU order = SHAO_DAO_DUO) {
    cocos::PlayerOutPaiXu<Poker>(arrPlayerOut, order);
  }
  template <typename Game>
  bool KeYiGenPai(Game&& arrGenPk) {
    return cocos::KeYiGenPai<Poker>(scene().m_arrPlayerOut, arrGenPk);
  }

 private:
  Scene& scene() { return static_cast<Scene&>(*this); }
};

}  // namespace cocos
}  // namespace clients
}  // namespace ddz

#endif
