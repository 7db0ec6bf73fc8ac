#include "all_headers.hpp"

unsigned long moves_of_b();

unsigned long moves_of_b() {
  const ddz::Card hand[] = {0x03, 0x13};
  return ddz::moves_vector(ddz::RuleSet::cocos(), hand).value().size();
}
