// Counts what is taken from the heap. In a file of its own, or the compiler looks
// through operator new and finds that malloc and free do not match it.
#include <cstdlib>
#include <new>

#include "units.hpp"

static unsigned long count = 0;

unsigned long allocations() { return count; }

void* operator new(std::size_t size) {
  count += 1;
  void* const memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) {
    std::abort();
  }
  return memory;
}

void operator delete(void* memory) noexcept { std::free(memory); }
#if defined(__cpp_sized_deallocation)
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
#endif
