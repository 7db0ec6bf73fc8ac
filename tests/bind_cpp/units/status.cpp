// status.hpp and result.hpp.
#include <ddz/result.hpp>

#include <cstring>

#include "units.hpp"

namespace {

struct Pair {
  int a;
  int b;
};

ddz::Result<Pair> pair(bool good) {
  if (!good) {
    return ddz::Status::Card;
  }
  const Pair pair = {1, 2};
  return pair;
}

}  // namespace

void test_status() {
  CHECK(ddz::library_fits());
  CHECK(ddz::version_number() == DDZ_VERSION_NUMBER);
  CHECK(std::strcmp(ddz::version_text(), DDZ_VERSION_TEXT) == 0);
  CHECK(std::strcmp(ddz::kind_text(ddz::Kind::Bomb), "bomb") == 0);
  CHECK(std::strcmp(ddz::kind_text(ddz::Kind::Bomb, ddz::Language::Chinese), "炸弹") == 0);
  CHECK(std::strcmp(ddz::status_text(ddz::Status::Ok), ddz_status_text(0, 0)) == 0);
  CHECK(std::strcmp(ddz::status_text(ddz::Status::TooMany), ddz_status_text(-202, 0)) == 0);
  CHECK(static_cast<int>(ddz::Status::Internal) == -600);

  const ddz::Result<Pair> good = pair(true);
  CHECK(good.ok() && good.status() == ddz::Status::Ok);
  CHECK(good.value().a == 1 && good->b == 2 && (*good).a == 1 && pair(true).value().b == 2);

  ddz::Result<Pair> bad = pair(false);
  CHECK(!bad.ok() && bad.status() == ddz::Status::Card);
  const Pair other = {7, 8};
  CHECK(bad.value_or(other).a == 7 && good.value_or(other).a == 1);

  bad = good;
  bad.value().a = 5;
  CHECK(bad.ok() && bad->a == 5);
}
