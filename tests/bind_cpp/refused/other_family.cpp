// Another family's numbers in front of the adapter: not the numbers of the WHGame family
#define CT_ERROR 0
#define CT_SINGLE 1
#define CT_DOUBLE 2
#define CT_THREE 3
#ifdef RIGHT
#define CT_SINGLE_LINE 4
#else
#define CT_SINGLE_LINE 6
#endif
#define CT_DOUBLE_LINE 5
#define CT_THREE_LINE 6
#define CT_THREE_LINE_TAKE_ONE 7
#define CT_THREE_LINE_TAKE_TWO 8
#define CT_FOUR_LINE_TAKE_ONE 9
#define CT_FOUR_LINE_TAKE_TWO 10
#define CT_BOMB_CARD 11
#define CT_MISSILE_CARD 12
#include <ddz/clients/whgame.hpp>

int main() {}
