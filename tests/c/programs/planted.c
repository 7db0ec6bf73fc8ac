/* The panic of a planted export comes back as DDZ_ERR_INTERNAL. */
#include <stdint.h>

int32_t ddz_planted(uint32_t at);

int main(void) {
  if (ddz_planted(2) != 0) {
    return 1;
  }
  return ddz_planted(3) == -600 && ddz_planted(0xFFFFFFFFu) == -600 ? 0 : 2;
}
