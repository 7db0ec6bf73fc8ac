/* Pages of memory that can be closed, on POSIX systems and on Windows. */
#ifndef PAGES_H
#define PAGES_H

#include <stddef.h>
#include <stdint.h>

enum access { CLOSED, READABLE, WRITABLE };

/* As many bytes in whole pages, all closed; the program ends if there are none. */
uint8_t *pages_reserve(size_t bytes);

/* Whoever does there what is not allowed crashes. */
void pages_allow(uint8_t *from, size_t bytes, enum access access);

#endif
