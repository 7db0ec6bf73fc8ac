// Asks for a value that is not there: must end here, with SIGABRT.
#include <ddz/ddz.hpp>

int main() {
  const ddz::Card bad[] = {0x00};
  return ddz::classify(ddz::RuleSet(), bad).value().is_none() ? 0 : 1;
}
