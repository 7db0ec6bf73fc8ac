// A Result<bool> taken for its answer: could not convert
#include <ddz/ddz.hpp>

int main() {
  const ddz::Card cards[] = {0x03};
#ifdef RIGHT
  if (ddz::compare(ddz::RuleSet(), cards, cards).value_or(false)) {
#else
  if (ddz::compare(ddz::RuleSet(), cards, cards)) {
#endif
    return 1;
  }
}
