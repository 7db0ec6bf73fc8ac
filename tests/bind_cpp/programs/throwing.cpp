// Errors as exceptions, for those who ask for them.
#include <cstring>

#include <ddz/ddz.hpp>
#include <ddz/throw.hpp>

#include "../check.hpp"

int main() {
  const ddz::RuleSet rules;
  const ddz::Card good[] = {0x03, 0x13};
  const ddz::Card bad[] = {0x00};
  CHECK(ddz::value_or_throw(ddz::classify(rules, good)).kind() == ddz::Kind::Pair);
  ddz::throw_unless_ok(ddz::check(good));

  bool caught = false;
  try {
    ddz::value_or_throw(ddz::classify(rules, bad));
  } catch (const ddz::Error& error) {
    caught = error.status() == ddz::Status::Card &&
             std::strcmp(error.what(), ddz::status_text(ddz::Status::Card)) == 0;
  }
  CHECK(caught);

  caught = false;
  try {
    ddz::throw_unless_ok(ddz::check(bad));
  } catch (const std::exception&) {
    caught = true;
  }
  CHECK(caught);
  return report();
}
