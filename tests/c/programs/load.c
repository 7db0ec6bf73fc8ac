/* load LIBRARY ROUNDS: loads it, calls it and lets it go, as often as said. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ddz.h"

typedef uint32_t (*abi_version_fn)(void);
typedef int32_t (*rules_preset_fn)(uint32_t preset, ddz_rules *out);

/* A function pointer out of dlsym, without the cast that ISO C forbids. */
static int find(void *library, const char *name, void *function) {
  void *symbol = dlsym(library, name);
  memcpy(function, &symbol, sizeof symbol);
  return symbol != NULL;
}

int main(int count, char **arguments) {
  long rounds, round;
  if (count != 3) {
    return 3;
  }
  rounds = strtol(arguments[2], NULL, 10);
  for (round = 0; round < rounds; round += 1) {
    abi_version_fn abi_version;
    rules_preset_fn rules_preset;
    ddz_rules rules;
    void *library = dlopen(arguments[1], RTLD_NOW | RTLD_LOCAL);
    if (library == NULL || !find(library, "ddz_abi_version", &abi_version) ||
        !find(library, "ddz_rules_preset", &rules_preset)) {
      fprintf(stderr, "%s\n", dlerror());
      return 1;
    }
    rules.struct_size = sizeof rules;
    if (abi_version() != DDZ_ABI_VERSION ||
        rules_preset(DDZ_PRESET_STANDARD, &rules) != DDZ_OK || rules.straight_min != 5) {
      fprintf(stderr, "a wrong answer in round %ld\n", round);
      return 1;
    }
    if (dlclose(library) != 0) {
      fprintf(stderr, "%s\n", dlerror());
      return 1;
    }
  }
  return 0;
}
