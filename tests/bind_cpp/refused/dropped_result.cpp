// A result that is dropped: nodiscard
#include <ddz/ddz.hpp>

int main() {
  const ddz::Card cards[] = {0x03};
#ifdef RIGHT
  return ddz::classify(ddz::RuleSet(), cards).ok() ? 0 : 1;
#else
  ddz::classify(ddz::RuleSet(), cards);
#endif
}
