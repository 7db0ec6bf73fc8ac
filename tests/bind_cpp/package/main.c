#include <ddz.h>

int main(void) {
  static const uint8_t rocket[2] = {0x4E, 0x4F};
  ddz_rules rules;
  ddz_play play;
  rules.struct_size = sizeof rules;
  if (ddz_rules_preset(DDZ_PRESET_COCOS, &rules) != DDZ_OK) {
    return 1;
  }
  return ddz_play_classify(&rules, rocket, 2, &play) == DDZ_OK && play.kind == DDZ_KIND_ROCKET ? 0 : 2;
}
