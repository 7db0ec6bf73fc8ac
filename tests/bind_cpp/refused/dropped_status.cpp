// A status that is dropped: nodiscard
#include <ddz/ddz.hpp>

int main() {
  const ddz::Card cards[] = {0x03};
#ifdef RIGHT
  return ddz::check(cards) == ddz::Status::Ok ? 0 : 1;
#else
  ddz::check(cards);
#endif
}
