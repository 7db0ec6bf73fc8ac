/* Every symbol of the list can be found in the running program by its name. */
#include <dlfcn.h>
#include <stddef.h>

#define SYMBOL(name) #name,

static const char *const NAMES[] = {
#include "symbols.inc"
};

const char *first_missing(void);

const char *first_missing(void) {
  size_t i;
  for (i = 0; i < sizeof NAMES / sizeof NAMES[0]; i += 1) {
    if (dlsym(NULL, NAMES[i]) == NULL) {
      return NAMES[i];
    }
  }
  return NULL;
}
