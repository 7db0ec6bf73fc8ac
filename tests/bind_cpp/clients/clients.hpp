// The adapters through the rows that belong to their clients, and through every
// other row that names their rule set.
#ifndef CLIENTS_HPP
#define CLIENTS_HPP

#include <algorithm>
#include <string>
#include <vector>

#include "../check.hpp"
#include "../vectors/names.hpp"

// Where a kind stands in the client's own numbers, by its name in the vectors;
// `none` and errors have the client's number for them.
struct Number {
  const char* kind;
  int number;
};

template <std::size_t N>
int number_for(const Number (&numbers)[N], const std::string& expected) {
  const std::string kind = expected.substr(0, expected.find(':'));
  for (const Number& known : numbers) {
    if (kind == known.kind) {
      return known.number;
    }
  }
  return numbers[0].number;
}

// Calls for each row of a file that asks the rule set to classify or compare,
// and gives how many there were.
template <typename Ask>
unsigned each_row(const char* file, const char* rules, Ask ask) {
  const File vectors(file);
  unsigned asked = 0;
  for (const Row& row : vectors.rows()) {
    const Strings names = rules_of(row);
    const bool ours = std::find(names.begin(), names.end(), rules) != names.end();
    const bool known = row.get("op") == "classify" || row.get("op") == "compare";
    if (ours && known) {
      ask(row);
      asked += 1;
    }
  }
  return asked;
}

void test_whgame();
void test_cocos();
void test_scene();

#endif
