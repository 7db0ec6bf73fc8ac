/* Names every function of the header, as the output of IL2CPP does. */
#include <stdio.h>

#include "ddz.h"

typedef void (*any_function)(void);

#define SYMBOL(name) (any_function)name,

static const any_function ALL[] = {
#include "symbols.inc"
};

#ifdef WITH_DLSYM
const char *first_missing(void); /* dlsym_all.c */
#endif

int main(void) {
  size_t i;
#ifdef WITH_DLSYM
  if (first_missing() != NULL) {
    fprintf(stderr, "%s is not there\n", first_missing());
    return 2;
  }
#endif
  for (i = 0; i < sizeof ALL / sizeof ALL[0]; i += 1) {
    if (ALL[i] == NULL) {
      return 1;
    }
  }
  printf("%u functions\n", (unsigned)i);
  return ddz_abi_version() == DDZ_ABI_VERSION ? 0 : 1;
}
