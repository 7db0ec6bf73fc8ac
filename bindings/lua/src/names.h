// What names.c has, which is generated: the names of numbers and switches.
#ifndef DDZLUA_NAMES_H
#define DDZLUA_NAMES_H

#include <stddef.h>
#include <stdint.h>

#include <ddz.h>

// For what the files of this module share with each other and with nobody else.
#if defined(__GNUC__) && !defined(_WIN32)
#define DDZLUA_LOCAL __attribute__((visibility("hidden")))
#else
#define DDZLUA_LOCAL
#endif

// A list ends with a name that is NULL.
typedef struct ddzlua_number {
  const char *name;
  int64_t value;
} ddzlua_number;

typedef struct ddzlua_enum {
  const char *name;
  const ddzlua_number *numbers;
} ddzlua_enum;

// A switch of a rule set or a flow: where it stands, and whether it has four
// bytes instead of one.
typedef struct ddzlua_switch {
  const char *name;
  size_t offset;
  int is_word;
} ddzlua_switch;

DDZLUA_LOCAL extern const ddzlua_enum ddzlua_enums[];
DDZLUA_LOCAL extern const ddzlua_number ddzlua_constants[];
DDZLUA_LOCAL extern const ddzlua_switch ddzlua_rules_switches[];
DDZLUA_LOCAL extern const ddzlua_switch ddzlua_flow_switches[];

#endif
