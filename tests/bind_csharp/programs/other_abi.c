/* A library of another ABI: all that it has is its number. */
#include <stdint.h>

uint32_t ddz_abi_version(void);

uint32_t ddz_abi_version(void) { return 4711; }
