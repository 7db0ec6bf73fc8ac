// The C header from C++.
#include "ddz.h"

#include "ddz.h"

int main() {
  ddz_rules rules;
  rules.struct_size = sizeof rules;
  if (ddz_rules_preset(DDZ_PRESET_STANDARD, &rules) != DDZ_OK) {
    return 1;
  }
  const uint8_t pair[] = {0x03, 0x13};
  ddz_play play = ddz_play();
  if (ddz_play_classify(&rules, pair, 2, &play) != DDZ_OK) {
    return 2;
  }
  return play.kind == DDZ_KIND_PAIR && play.rank == DDZ_RANK_3 ? 0 : 3;
}
