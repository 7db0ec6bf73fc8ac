/* Pages of memory that can be closed, on POSIX systems and on Windows. */
#define _DEFAULT_SOURCE
#include "pages.h"

#include <stdio.h>
#include <stdlib.h>

static void end(const char *call) {
  fprintf(stderr, "%s failed\n", call);
  exit(2);
}

#ifdef _WIN32

#include <windows.h>

uint8_t *pages_reserve(size_t bytes) {
  void *pages = VirtualAlloc(NULL, bytes, MEM_RESERVE | MEM_COMMIT, PAGE_NOACCESS);
  if (pages == NULL) {
    end("VirtualAlloc");
  }
  return pages;
}

void pages_allow(uint8_t *from, size_t bytes, enum access access) {
  static const DWORD HOW[] = {PAGE_NOACCESS, PAGE_READONLY, PAGE_READWRITE};
  DWORD before;
  if (!VirtualProtect(from, bytes, HOW[access], &before)) {
    end("VirtualProtect");
  }
}

#else

#include <sys/mman.h>

uint8_t *pages_reserve(size_t bytes) {
  void *pages = mmap(NULL, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages == MAP_FAILED) {
    end("mmap");
  }
  return pages;
}

void pages_allow(uint8_t *from, size_t bytes, enum access access) {
  static const int HOW[] = {PROT_NONE, PROT_READ, PROT_READ | PROT_WRITE};
  if (mprotect(from, bytes, HOW[access]) != 0) {
    end("mprotect");
  }
}

#endif
