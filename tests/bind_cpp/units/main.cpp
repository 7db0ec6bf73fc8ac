#include "units.hpp"

int main() {
  test_status();
  test_span();
  test_list();
  test_cards();
  test_rules();
  test_plays();
  test_moves();
  test_advice();
  test_solve();
  test_game();
  test_position();
  test_bot();
  test_containers();
  test_heap();
  return report();
}
