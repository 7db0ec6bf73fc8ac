// The macros that <windows.h> leaves behind. The standard headers come first,
// since this compiler's take min and max away again.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#define min(a, b) (((a) < (b)) ? (a) : (b))
#define max(a, b) (((a) > (b)) ? (a) : (b))
#define small char
#define near
#define far
#define IN
#define OUT
#define OPTIONAL
#define CONST const
#define interface struct
#define ERROR 0
#define NO_ERROR 0
#define STRICT 1
#define TRUE 1
#define FALSE 0
#define DELETE 0x00010000L
typedef unsigned char BYTE;

#include "all_headers.hpp"

using namespace ddz::clients::whgame;

int main() {
  const BYTE cards[] = {0x03, 0x13};
  CGameLogic logic;
  const BYTE type = logic.GetCardType(cards, 2);
  return type == CT_DOUBLE && min(1, 2) == 1 ? 0 : 1;
}
