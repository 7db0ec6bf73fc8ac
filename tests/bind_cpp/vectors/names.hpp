// The names of the vector files and what they stand for.
#ifndef VECTORS_NAMES_HPP
#define VECTORS_NAMES_HPP

#include <map>
#include <string>

#include <ddz/ddz.hpp>

#include "tsv.hpp"

// Every rule set that a row may name, made of the switches that the files have.
const std::map<std::string, ddz::RuleSet>& rule_sets();

// The names in the column `rules`, `*` being every preset.
Strings rules_of(const Row& row);

// Sets a switch by the name that ddz_rules has for it.
void set_switch(ddz::Switches& switches, const std::string& name, std::uint8_t value);

// Rule sets with the columns of presets.tsv and rule_sets.tsv.
ddz::Switches switches_of(const Row& row);

// DDZ_ERR_… without the prefix in lower case.
std::string status_name(ddz::Status status);

// The number of a kind by its name in the files.
unsigned kind_number(const std::string& name);

// `kind:rank/length`, or `none`.
std::string reading(const ddz::Play& play);

// Cards as rank letters from low to high, `-` for none.
std::string letters(ddz::Span<const ddz::Card> cards);

#endif
