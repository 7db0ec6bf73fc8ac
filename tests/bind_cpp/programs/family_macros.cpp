// The family's own macros in front of the adapter, as its headers have them.
#define CT_ERROR 0
#define CT_SINGLE 1
#define CT_DOUBLE 2
#define CT_THREE 3
#define CT_SINGLE_LINE 4
#define CT_DOUBLE_LINE 5
#define CT_THREE_LINE 6
#define CT_THREE_LINE_TAKE_ONE 7
#define CT_THREE_LINE_TAKE_TWO 8
#define CT_FOUR_LINE_TAKE_ONE 9
#define CT_FOUR_LINE_TAKE_TWO 10
#define CT_BOMB_CARD 11
#define CT_MISSILE_CARD 12
#define ST_ORDER 0
#define ST_COUNT 1
#define MAX_COUNT 20

#include <ddz/clients/whgame.hpp>

int main() {
  const unsigned char cards[] = {0x4E, 0x4F};
  const ddz::clients::whgame::CGameLogic logic;
  return logic.GetCardType(cards, 2) == CT_MISSILE_CARD ? 0 : 1;
}
