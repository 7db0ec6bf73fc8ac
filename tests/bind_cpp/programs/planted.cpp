// Faults that the sanitizers must see, to know that they look.
#include <cstring>

#include <ddz/ddz.hpp>

int main(int argc, char** argv) {
  if (argc == 2 && std::strcmp(argv[1], "library") == 0) {
    ddz::Card* const one = new ddz::Card(3);
    const ddz::Status status = ddz::check(ddz::Span<const ddz::Card>(one, 2));
    delete one;
    return static_cast<int>(status);
  }
  ddz::List<int, 1>* const list = new ddz::List<int, 1>();
  const std::size_t index = static_cast<std::size_t>(argc) + 1;
  const int item = (*list)[index];
  delete list;
  return item;
}
