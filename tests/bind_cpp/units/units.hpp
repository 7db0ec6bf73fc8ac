// The headers one by one. main() runs what stands here.
#ifndef UNITS_HPP
#define UNITS_HPP

#include "../check.hpp"

void test_status();
void test_span();
void test_list();
void test_cards();
void test_rules();
void test_plays();
void test_moves();
void test_advice();
void test_solve();
void test_game();
void test_position();
void test_bot();
void test_containers();
void test_heap();
unsigned long allocations();

#endif
