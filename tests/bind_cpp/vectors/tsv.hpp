// Reads the vector files (tests/vectors/README.md).
#ifndef VECTORS_TSV_HPP
#define VECTORS_TSV_HPP

#include <cstdint>
#include <map>
#include <string>
#include <vector>

typedef std::vector<std::string> Strings;

// The folder with the files; main() sets it.
std::string& vectors_folder();

// Ends the program: a file that cannot be read is not a failed check.
[[noreturn]] void broken(const std::string& what);

Strings split_at(const std::string& text, char separator);

class Row {
 public:
  Row(const std::string& at, const Strings* header, const Strings& cells)
      : at_(at), header_(header), cells_(cells) {}

  const std::string& at() const { return at_; }
  // The cell under the name of a column.
  const std::string& get(const std::string& column) const;
  unsigned long number(const std::string& column) const;

 private:
  std::string at_;
  const Strings* header_;
  Strings cells_;
};

class File {
 public:
  explicit File(const std::string& file);
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  const std::vector<Row>& rows() const { return rows_; }

 private:
  Strings header_;
  std::vector<Row> rows_;
};

// The bytes of a card cell: rank letters, `0x` and hexadecimal bytes, or `-`.
std::vector<std::uint8_t> card_bytes(const std::string& cell);
std::vector<std::uint8_t> hex_bytes(const std::string& digits);

// The letters of the ranks, low to high.
extern const std::string RANK_LETTERS;

#endif
