// A plain number where a preset is meant: cannot convert
#include <ddz/ddz.hpp>

int main() {
#ifdef RIGHT
  return ddz::RuleSet::preset(static_cast<ddz::Preset>(3)).ok() ? 0 : 1;
#else
  return ddz::RuleSet::preset(3).ok() ? 0 : 1;
#endif
}
