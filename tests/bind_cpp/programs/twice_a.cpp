// Every header, twice, in two translation units of one program, which may be of
// two dialects: then one of them has the other's Move::cards().
#include "all_headers.hpp"
#include "all_headers.hpp"

unsigned long cards_of_b(const ddz::Move& move);

int main() {
  const ddz::Card hand[] = {0x03, 0x13, 0x23};
  const ddz::MoveList moves = ddz::moves(ddz::RuleSet(), hand).value();
  unsigned long wrong = moves.size() == 3 ? 0 : 1;
  for (const ddz::Move& move : moves) {
    unsigned long sum = 0;
    for (ddz::Card card : move.cards()) {
      sum += card;
    }
    wrong += sum == cards_of_b(move) ? 0 : 1;
  }
  return wrong == 0 ? 0 : 1;
}
