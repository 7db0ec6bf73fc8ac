// Every header, twice, in two translation units of one program.
#include "all_headers.hpp"
#include "all_headers.hpp"

unsigned long moves_of_b();

int main() {
  const ddz::Card hand[] = {0x03, 0x13};
  const ddz::RuleSet rules;
  return ddz::moves(rules, hand).value().size() == moves_of_b() ? 0 : 1;
}
