// The containers of a Cocos2d-x scene as the cards of this library, and back:
// what <ddz/clients/cocos.hpp> stands on.
#ifndef DDZ_CLIENTS_COCOS_ARRAY_HPP
#define DDZ_CLIENTS_COCOS_ARRAY_HPP

#include <cstddef>
#include <utility>

#include <ddz/cards.hpp>

namespace ddz {
namespace clients {
namespace cocos {

/// How PlayerOutPaiXu sorts.
enum PAI_XU {
  /// What is there fewer times first, then low to high: 33666, 345566. So says
  /// the client's document.
  SHAO_DAO_DUO,
  /// What is there more times first, then low to high: 66633, 556634. So does
  /// the source that the document describes, whose scene looks at the first
  /// card only.
  DUO_DAO_SHAO
};

namespace detail {

// Which of several ways to ask a container is taken: the highest that compiles.
template <int N>
struct pick : pick<N - 1> {};
template <>
struct pick<0> {};

template <typename Array>
auto count(Array& array, pick<1>) -> decltype(static_cast<std::size_t>(array.count())) {
  return static_cast<std::size_t>(array.count());
}
template <typename Array>
auto count(Array& array, pick<0>) -> decltype(static_cast<std::size_t>(array.size())) {
  return static_cast<std::size_t>(array.size());
}

template <typename Array>
auto item(Array& array, unsigned at, pick<2>) -> decltype(array.getObjectAtIndex(at)) {
  return array.getObjectAtIndex(at);
}
template <typename Array>
auto item(Array& array, unsigned at, pick<1>) -> decltype(array.objectAtIndex(at)) {
  return array.objectAtIndex(at);
}
template <typename Array>
auto item(Array& array, unsigned at, pick<0>) -> decltype(array.at(at)) {
  return array.at(at);
}

template <typename Array>
auto exchange(Array& array, unsigned a, unsigned b, pick<2>)
    -> decltype(static_cast<void>(array.exchangeObjectAtIndex(a, b))) {
  array.exchangeObjectAtIndex(a, b);
}
template <typename Array>
auto exchange(Array& array, unsigned a, unsigned b, pick<1>)
    -> decltype(static_cast<void>(array.swap(a, b))) {
  array.swap(a, b);
}
template <typename Array>
auto exchange(Array& array, unsigned a, unsigned b, pick<0>)
    -> decltype(static_cast<void>(array[a])) {
  using std::swap;
  swap(array[a], array[b]);
}

// An item as a Poker: itself, what it points to, or what a CCObject* is.
template <typename Poker>
Poker& poker(Poker& item, pick<1>) {
  return item;
}
template <typename Poker, typename Object>
Poker& poker(Object* item, pick<1>) {
  return *static_cast<Poker*>(item);
}
template <typename Poker, typename Pointer>
auto poker(Pointer& item, pick<0>) -> decltype(static_cast<Poker&>(*item)) {
  return *item;
}

// The cards of a container: or Card (no such value, a fifth suit), TooMany. Its
// suits are numbered as they come up, since every client numbers its own way
// and no rule looks at them.
template <typename Poker, typename Array>
Result<Cards> cards_of(Array& array) {
  Cards cards;
  int suits[4];
  int known = 0;
  const std::size_t size = count(array, pick<1>());
  for (std::size_t i = 0; i < size; i += 1) {
    auto&& held = item(array, static_cast<unsigned>(i), pick<2>());
    Poker& card = poker<Poker>(held, pick<1>());
    const int num = static_cast<int>(card.getNum());
    const int suit = static_cast<int>(card.getHuaSe());
    if (num < 0 || num > DDZ_RANK_BIG_JOKER) {
      return Status::Card;
    }
    int at = 0;
    if (num < DDZ_RANK_SMALL_JOKER) {
      while (at < known && suits[at] != suit) {
        at += 1;
      }
      if (at == 4) {
        return Status::Card;
      }
      if (at == known) {
        suits[known] = suit;
        known += 1;
      }
    }
    if (!cards.push_back(make_card(static_cast<Rank>(num), static_cast<Suit>(at)))) {
      return Status::TooMany;
    }
  }
  return cards;
}

template <typename Poker, typename Array>
Result<Cards> cards_of(Array* array) {
  return array == nullptr ? Result<Cards>(Cards()) : cards_of<Poker>(*array);
}

inline std::size_t same_from(const Cards& cards, std::size_t at) {
  std::size_t end = at + 1;
  while (end < cards.size() && rank_of(cards[end]) == rank_of(cards[at])) {
    end += 1;
  }
  return end - at;
}

// The order of the library has the larger groups first, each high to low; the
// client's document has it the other way round.
inline Cards in_order(const Cards& grouped, PAI_XU order) {
  Cards backwards;
  for (std::size_t i = grouped.size(); i > 0; i -= 1) {
    backwards.push_back(grouped[i - 1]);
  }
  if (order == SHAO_DAO_DUO) {
    return backwards;
  }
  Cards larger_first;
  for (std::size_t group = 4; group > 0; group -= 1) {
    for (std::size_t i = 0, same = 0; i < backwards.size(); i += same) {
      same = same_from(backwards, i);
      for (std::size_t j = i; same == group && j < i + same; j += 1) {
        larger_first.push_back(backwards[j]);
      }
    }
  }
  return larger_first;
}

template <typename Poker, typename Array>
void sort_array(Array& array, PAI_XU order) {
  const Result<Cards> found = cards_of<Poker>(array);
  if (!found.ok()) {
    return;
  }
  Cards now = *found;
  Cards wanted = *found;
  if (sort(wanted, Order::Grouped) != Status::Ok) {
    return;
  }
  wanted = in_order(wanted, order);
  // Exchanging keeps every reference count as it is.
  for (std::size_t i = 0; i < wanted.size(); i += 1) {
    std::size_t from = i;
    while (now[from] != wanted[i]) {
      from += 1;
    }
    if (from != i) {
      exchange(array, static_cast<unsigned>(i), static_cast<unsigned>(from), pick<2>());
      std::swap(now[i], now[from]);
    }
  }
}

template <typename Poker, typename Array>
void sort_array(Array* array, PAI_XU order) {
  if (array != nullptr) {
    sort_array<Poker>(*array, order);
  }
}

}  // namespace detail
}  // namespace cocos
}  // namespace clients
}  // namespace ddz

#endif
