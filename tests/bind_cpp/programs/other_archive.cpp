// Our archive and another Rust archive, in one C++ program.
#include <ddz/ddz.hpp>

extern "C" std::uint32_t other_sum(std::uint32_t count);

int main() {
  const ddz::Card rocket[] = {0x4E, 0x4F};
  if (ddz::classify(ddz::RuleSet(), rocket)->kind() != ddz::Kind::Rocket) {
    return 1;
  }
  return other_sum(3) == 6 && other_sum(100) == 0 ? 0 : 2;
}
