/* Our archive and another Rust archive, in one program. */
#include "ddz.h"

uint32_t other_sum(uint32_t count);

int main(void) {
  ddz_rules rules;
  ddz_play play;
  static const uint8_t rocket[2] = {0x4E, 0x4F};
  rules.struct_size = sizeof rules;
  if (ddz_rules_preset(DDZ_PRESET_STANDARD, &rules) != DDZ_OK ||
      ddz_play_classify(&rules, rocket, 2, &play) != DDZ_OK || play.kind != DDZ_KIND_ROCKET) {
    return 1;
  }
  /* 1 + 2 + 3, and a panic that the other library catches itself. */
  return other_sum(3) == 6 && other_sum(100) == 0 ? 0 : 2;
}
