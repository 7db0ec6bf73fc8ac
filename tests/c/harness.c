/* Memory with fences, and calls built from their descriptions. */
#define _DEFAULT_SOURCE
#include "harness.h"
#include "pages.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* ---- checks ------------------------------------------------------------ */

static uint64_t checks;
static char activity[512];

extern int failed_checks;
int failed_checks;

int check(int holds, const char *file, int line, const char *text) {
  checks += 1;
  if (!holds) {
    failed_checks += 1;
    /* A broken call fails thousands of times; the first few say it all. */
    if (failed_checks <= 40) {
      printf("    %s:%d: %s: %s\n", file, line, activity, text);
    }
  }
  return holds;
}

int check_eq(int64_t got, int64_t expected, const char *file, int line, const char *text) {
  if (got != expected && failed_checks < 40) {
    printf("    got %lld, expected %lld\n", (long long)got, (long long)expected);
  }
  return check(got == expected, file, line, text);
}

void doing(const char *format, ...) {
  va_list list;
  va_start(list, format);
  vsnprintf(activity, sizeof activity, format, list);
  va_end(list);
}

void say_activity(const char *before) {
  if (write(STDOUT_FILENO, before, strlen(before)) < 0 ||
      write(STDOUT_FILENO, activity, strlen(activity)) < 0 || write(STDOUT_FILENO, "\n", 1) < 0) {
    return; /* there is nobody left to tell */
  }
}

uint64_t checks_made(void) { return checks; }

/* splitmix64 */
static uint64_t random_state;

void random_seed(uint64_t seed) { random_state = seed; }

uint32_t random_next(void) {
  uint64_t z = (random_state += 0x9E3779B97F4A7C15u);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return (uint32_t)((z ^ (z >> 31)) >> 32);
}

uint32_t random_below(uint32_t below) { return random_next() % below; }

/* ---- memory ------------------------------------------------------------ */

/* Two for each parameter: one for the data, one for out_len. */
#define REGIONS (2 * MAX_PARAMS)
#define FENCE 4096u

static uint8_t *regions[REGIONS];
static uint8_t *no_access;

static void reserve(void) {
  size_t each = FENCED_BYTES + 2 * FENCE;
  size_t i;
  uint8_t *all;
  if (no_access != NULL) {
    return;
  }
  all = pages_reserve((REGIONS + 1) * each);
  for (i = 0; i < REGIONS; i += 1) {
    regions[i] = all + i * each + FENCE;
    thaw(i);
  }
  no_access = all + REGIONS * each + FENCE;
}

void freeze(size_t region) { pages_allow(regions[region], FENCED_BYTES, READABLE); }

void thaw(size_t region) { pages_allow(regions[region], FENCED_BYTES, WRITABLE); }

uint8_t *unreadable(void) {
  reserve();
  return no_access;
}

uint8_t *fenced(size_t region, uint32_t len, enum side side, uint32_t shift) {
  reserve();
  if (region >= REGIONS || len + shift > FENCED_BYTES) {
    printf("the harness has no room for %u bytes\n", (unsigned)len);
    exit(2);
  }
  memset(regions[region], UNTOUCHED, FENCED_BYTES);
  return side == LOW ? regions[region] + shift : regions[region] + FENCED_BYTES - len - shift;
}

int untouched_but(size_t region, const uint8_t *from, uint32_t len) {
  size_t i;
  for (i = 0; i < FENCED_BYTES; i += 1) {
    const uint8_t *at = regions[region] + i;
    if (*at != UNTOUCHED && !(at >= from && at < from + len)) {
      return 0;
    }
  }
  return 1;
}

/* ---- calls ------------------------------------------------------------- */

size_t param_count(const struct call *call) {
  size_t count = 0;
  while (count < MAX_PARAMS && call->params[count].shape != END) {
    count += 1;
  }
  return count;
}

void each_call(void (*visit)(const struct call *call)) {
  size_t i, j;
  for (i = 0; i < ROOM_COUNT; i += 1) {
    for (j = 0; j < ROOMS[i]->call_count; j += 1) {
      visit(&ROOMS[i]->calls[j]);
    }
  }
}

int is_input(enum shape shape) {
  return shape == SIZED || shape == FIXED || shape == TABLE || shape == BYTES;
}

int is_output(enum shape shape) {
  return shape == OUT || shape == SIZED_OUT || shape == OUT_AS || shape == LIST ||
         shape == INOUT || shape == SIZED_INOUT;
}

uint32_t output_bytes(const struct call *call, size_t index, const struct args *a) {
  const struct param *param = &call->params[index];
  switch (param->shape) {
    case OUT:
    case SIZED_OUT:
    case SIZED_INOUT:
      return param->size;
    case OUT_AS:
      return a->n[param->limit];
    case INOUT:
      return a->n[index];
    case LIST:
      return a->n[index] * param->size;
    default:
      return 0;
  }
}

void put_sample(const struct call *call, size_t index, struct args *a) {
  const struct param *param = &call->params[index];
  if (param->sample != NULL && param->sample_len > 0) {
    memcpy(a->p[index], param->sample, param->sample_len);
  }
  if (param->shape == SIZED_OUT) {
    memcpy(a->p[index], &param->size, 4);
  }
}

void build(const struct call *call, struct setup setup, struct args *a) {
  size_t i, count = param_count(call);
  int has_list = 0;
  memset(a, 0, sizeof *a);
  for (i = 0; i < count; i += 1) {
    const struct param *param = &call->params[i];
    a->n[i] = param->sample_len;
    switch (param->shape) {
      case SIZED:
      case SIZED_INOUT:
      case FIXED:
      case TABLE:
      case BYTES:
      case INOUT:
        a->p[i] = fenced(i, param->sample_len, setup.side, setup.shift);
        break;
      case OUT:
      case SIZED_OUT:
        a->p[i] = fenced(i, param->size, setup.side, setup.shift);
        break;
      case OUT_AS:
        a->p[i] = fenced(i, call->params[param->limit].sample_len, setup.side, setup.shift);
        break;
      case LIST:
        a->n[i] = 0;
        a->len[i] = fenced(MAX_PARAMS + i, 4, setup.side, setup.shift);
        has_list = 1;
        break;
      default:
        break;
    }
    put_sample(call, i, a);
  }
  if (!has_list) {
    return;
  }
  /* Asks for the count of each list, then makes room for just that. */
  call->invoke(a);
  for (i = 0; i < count; i += 1) {
    if (call->params[i].shape == LIST) {
      memcpy(&a->n[i], a->len[i], 4);
      a->len[i] = fenced(MAX_PARAMS + i, 4, setup.side, setup.shift);
      a->p[i] = fenced(i, a->n[i] * call->params[i].size, setup.side, setup.shift);
    }
  }
}

void ask(const struct call *call, const struct args *a, struct answer *answer) {
  size_t i, count = param_count(call);
  answer->len = 0;
  answer->status = call->invoke(a);
  for (i = 0; i < count; i += 1) {
    if (is_output(call->params[i].shape)) {
      uint32_t bytes = output_bytes(call, i, a);
      if (a->p[i] != NULL && bytes > 0) {
        memcpy(answer->bytes + answer->len, a->p[i], bytes);
        answer->len += bytes;
      }
      if (a->len[i] != NULL) {
        memcpy(answer->bytes + answer->len, a->len[i], 4);
        answer->len += 4;
      }
    }
  }
}

int same_answer(const struct answer *x, const struct answer *y) {
  return x->status == y->status && x->len == y->len && memcmp(x->bytes, y->bytes, x->len) == 0;
}
