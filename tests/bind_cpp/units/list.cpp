#include <ddz/list.hpp>

#include "units.hpp"

void test_list() {
  typedef ddz::List<int, 3> Three;
  Three list;
  CHECK(list.empty() && list.size() == 0 && Three::capacity() == 3);
  CHECK(list.push_back(4) && list.push_back(5) && list.push_back(6));
  CHECK(!list.push_back(7) && list.size() == 3);
  CHECK(list[0] == 4 && list[2] == 6 && list.end() - list.begin() == 3);

  Three copy(list);
  CHECK(copy == list && !(copy != list));
  copy[1] = 9;
  CHECK(copy != list);
  Three& same = copy;
  copy = same;
  CHECK(copy.size() == 3 && copy[1] == 9);
  copy.clear();
  CHECK(copy.empty() && copy != list);
  copy = list;
  CHECK(copy == list);

  const ddz::Status filled = list.fill([](int* data, std::uint32_t cap, std::uint32_t* length) {
    data[0] = static_cast<int>(cap);
    *length = 1;
    return std::int32_t(DDZ_OK);
  });
  CHECK(filled == ddz::Status::Ok && list.size() == 1 && list[0] == 3);
  // What an error left in the length is not a length.
  const ddz::Status failed = list.fill([](int*, std::uint32_t, std::uint32_t* length) {
    *length = 100;
    return std::int32_t(DDZ_ERR_BUFFER);
  });
  CHECK(failed == ddz::Status::Buffer && list.empty());
}
