#include <ddz/span.hpp>

#include <array>
#include <vector>

#include <ddz/list.hpp>

#include "units.hpp"

namespace {

std::size_t size(ddz::Span<const std::uint8_t> span) { return span.size(); }

int sum(ddz::Span<const std::uint8_t> span) {
  int sum = 0;
  for (std::uint8_t byte : span) {
    sum += byte;
  }
  return sum;
}

void set_first(ddz::Span<std::uint8_t> span) { span[0] = 9; }

}  // namespace

void test_span() {
  std::uint8_t raw[] = {1, 2, 3};
  const std::uint8_t fixed[] = {1, 2, 3};
  std::vector<std::uint8_t> vector(raw, raw + 3);
  const std::vector<std::uint8_t> constant = vector;
  std::array<std::uint8_t, 3> array = {{1, 2, 3}};
  ddz::List<std::uint8_t, 4> list;
  CHECK(list.push_back(1) && list.push_back(2) && list.push_back(3));
  const ddz::Span<std::uint8_t> span(raw, 3);

  CHECK(size(raw) == 3 && sum(raw) == 6);
  CHECK(size(fixed) == 3 && sum(fixed) == 6);
  CHECK(size(vector) == 3 && sum(vector) == 6);
  CHECK(size(constant) == 3 && sum(constant) == 6);
  CHECK(size(array) == 3 && sum(array) == 6);
  CHECK(size(list) == 3 && sum(list) == 6);
  CHECK(size(span) == 3 && sum(span) == 6);
  CHECK(size({raw, 2}) == 2 && sum({raw, 2}) == 3);
  CHECK(size(std::vector<std::uint8_t>()) == 0 && size(ddz::Span<const std::uint8_t>()) == 0);

  set_first(raw);
  set_first(vector);
  set_first(array);
  set_first(list);
  CHECK(raw[0] == 9 && vector[0] == 9 && array[0] == 9 && list[0] == 9);

  // What is not bytes, or may not be written, is no span of bytes.
  CHECK(!std::is_convertible<std::vector<int>&, ddz::Span<const std::uint8_t> >::value);
  CHECK(!std::is_convertible<const std::vector<std::uint8_t>&, ddz::Span<std::uint8_t> >::value);
  CHECK(!std::is_convertible<int, ddz::Span<const std::uint8_t> >::value);

  CHECK(ddz::detail::length(20) == 20);
  CHECK(ddz::detail::length(static_cast<std::size_t>(-1)) == 0xFFFFFFFFu);
}
