// The answers as std::vector and std::string, for those who do not mind the
// heap.
#ifndef DDZ_CONTAINERS_HPP
#define DDZ_CONTAINERS_HPP

#include <string>
#include <vector>

#include <ddz/advice.hpp>

namespace ddz {

/// What a span shows, as a vector.
template <typename T>
std::vector<typename std::remove_cv<T>::type> to_vector(Span<T> items) {
  return std::vector<typename std::remove_cv<T>::type>(items.begin(), items.end());
}

/// A list as a vector.
template <typename T, std::uint32_t N>
std::vector<T> to_vector(const List<T, N>& list) {
  return std::vector<T>(list.begin(), list.end());
}

/// moves() with just as much memory as it takes.
inline Result<std::vector<Move> > moves_vector(const RuleSet& rules, Span<const Card> hand,
                                               const Play& table = Play()) {
  std::uint32_t count = 0;
  std::int32_t status = ddz_moves_count(&rules.switches(), hand.data(), detail::length(hand.size()),
                                        &table.raw(), &count);
  std::vector<Move> list(count);
  if (status == DDZ_OK && count > 0) {
    status = ddz_moves_list(&rules.switches(), hand.data(), detail::length(hand.size()), &table.raw(),
                            reinterpret_cast<ddz_move*>(list.data()), count, &count);
  }
  return status == DDZ_OK ? Result<std::vector<Move> >(list)
                          : Result<std::vector<Move> >(static_cast<Status>(status));
}

/// hints() as a vector.
inline Result<std::vector<Move> > hints_vector(const RuleSet& rules, Span<const Card> hand,
                                               const Play& table = Play()) {
  HintList list;
  const Status status = hints(rules, hand, table, list);
  return status == Status::Ok ? Result<std::vector<Move> >(to_vector(list))
                              : Result<std::vector<Move> >(status);
}

/// parse() of a string.
inline Result<Cards> parse(const std::string& text) { return parse(text.data(), text.size()); }

/// format() as a string.
inline Result<std::string> format_string(Span<const Card> cards, Style style) {
  const Result<Text> text = format(cards, style);
  return text.ok() ? Result<std::string>(std::string(text->data(), text->size()))
                   : Result<std::string>(text.status());
}

}  // namespace ddz

#endif
