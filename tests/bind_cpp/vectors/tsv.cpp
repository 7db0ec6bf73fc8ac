#include "tsv.hpp"

#include <cstdio>
#include <cstdlib>
#include <fstream>

const std::string RANK_LETTERS = "3456789TJQKA2xX";

std::string& vectors_folder() {
  static std::string folder;
  return folder;
}

void broken(const std::string& what) {
  std::printf("%s\n", what.c_str());
  std::exit(2);
}

Strings split_at(const std::string& text, char separator) {
  Strings parts;
  std::size_t begin = 0;
  for (;;) {
    const std::size_t end = text.find(separator, begin);
    parts.push_back(text.substr(begin, end == std::string::npos ? end : end - begin));
    if (end == std::string::npos) {
      return parts;
    }
    begin = end + 1;
  }
}

const std::string& Row::get(const std::string& column) const {
  for (std::size_t i = 0; i < header_->size(); i += 1) {
    if ((*header_)[i] == column) {
      return cells_[i];
    }
  }
  broken(at_ + ": no column " + column);
}

unsigned long Row::number(const std::string& column) const {
  const std::string& cell = get(column);
  char* end = nullptr;
  const unsigned long number = std::strtoul(cell.c_str(), &end, 10);
  if (cell.empty() || *end != '\0') {
    broken(at_ + ": no number: " + cell);
  }
  return number;
}

File::File(const std::string& file) {
  std::ifstream in((vectors_folder() + "/" + file).c_str());
  if (!in) {
    broken(file + " cannot be read");
  }
  std::string line;
  for (unsigned long number = 1; std::getline(in, line); number += 1) {
    if (line.empty() || line[0] == '#') {
      continue;
    }
    const Strings cells = split_at(line, '\t');
    const std::string at = file + ":" + std::to_string(number);
    if (header_.empty()) {
      header_ = cells;
      continue;
    }
    if (cells.size() != header_.size()) {
      broken(at + ": columns");
    }
    rows_.push_back(Row(at, &header_, cells));
  }
  if (rows_.empty()) {
    broken(file + " has no rows");
  }
}

std::vector<std::uint8_t> hex_bytes(const std::string& digits) {
  std::vector<std::uint8_t> bytes;
  for (std::size_t i = 0; i + 1 < digits.size(); i += 2) {
    bytes.push_back(
        static_cast<std::uint8_t>(std::strtoul(digits.substr(i, 2).c_str(), nullptr, 16)));
  }
  return bytes;
}

std::vector<std::uint8_t> card_bytes(const std::string& cell) {
  std::vector<std::uint8_t> bytes;
  if (cell == "-") {
    return bytes;
  }
  if (cell.compare(0, 2, "0x") == 0) {
    return hex_bytes(cell.substr(2));
  }
  unsigned given[15] = {0};
  for (std::size_t i = 0; i < cell.size(); i += 1) {
    const std::size_t rank = RANK_LETTERS.find(cell[i]);
    if (rank == std::string::npos) {
      broken("no rank " + cell);
    }
    const unsigned suit = given[rank] % 4;
    given[rank] += 1;
    const unsigned face = static_cast<unsigned>(rank == 11 || rank == 12 ? rank - 10 : rank + 3);
    const unsigned byte = rank == 13 ? 0x4E : rank == 14 ? 0x4F : suit << 4 | face;
    bytes.push_back(static_cast<std::uint8_t>(byte));
  }
  return bytes;
}
