/*
 * What every call promises by the shapes of its parameters: design of the door,
 * and the first page of ddz.h.
 */
#define _DEFAULT_SOURCE
#include "harness.h"

#include <stdio.h>

static const struct setup PLAIN = {HIGH, 0};

/* ---- answers ----------------------------------------------------------- */

static struct answer first, second;

/* The sample is answered with OK, next to either fence, inputs read-only. */
static void good_call(const struct call *call) {
  struct args a;
  size_t i;
  build(call, PLAIN, &a);
  doing("%s: the sample", call->name);
  for (i = 0; i < param_count(call); i += 1) {
    if (is_input(call->params[i].shape)) {
      freeze(i);
    }
  }
  ask(call, &a, &first);
  for (i = 0; i < param_count(call); i += 1) {
    thaw(i);
  }
  CHECK_EQ(first.status, DDZ_OK);
  build(call, (struct setup){LOW, 0}, &a);
  ask(call, &a, &second);
  CHECK(same_answer(&first, &second));
}

static void good_calls(void) { each_call(good_call); }

/* Nothing outside the outputs is written, and all of each output is. */
static void writes_outputs_only(const struct call *call) {
  struct args a;
  size_t i;
  uint32_t at;
  build(call, PLAIN, &a);
  ask(call, &a, &first);
  doing("%s: outputs", call->name);
  for (i = 0; i < param_count(call); i += 1) {
    if (is_output(call->params[i].shape)) {
      CHECK(untouched_but(i, a.p[i], output_bytes(call, i, &a)));
    }
    if (a.len[i] != NULL) {
      CHECK(untouched_but(MAX_PARAMS + i, a.len[i], 4));
    }
  }
  /* Other bytes before, the same bytes behind. */
  build(call, PLAIN, &a);
  for (i = 0; i < param_count(call); i += 1) {
    if (is_output(call->params[i].shape) && call->params[i].shape != INOUT &&
        call->params[i].shape != SIZED_INOUT) {
      memset(a.p[i], 0x5A, output_bytes(call, i, &a));
      put_sample(call, i, &a);
    }
  }
  ask(call, &a, &second);
  CHECK(same_answer(&first, &second));
  for (at = 0; at < first.len && at < second.len; at += 1) {
    CHECK(first.bytes[at] == second.bytes[at]);
  }
}

static void outputs(void) { each_call(writes_outputs_only); }

/* Each odd address gives the answer of the even one. */
static void misaligned_call(const struct call *call) {
  struct args a;
  uint32_t shift;
  build(call, PLAIN, &a);
  ask(call, &a, &first);
  for (shift = 1; shift < 8; shift += 1) {
    doing("%s: %u bytes off", call->name, (unsigned)shift);
    build(call, (struct setup){HIGH, shift}, &a);
    ask(call, &a, &second);
    CHECK(same_answer(&first, &second));
    build(call, (struct setup){LOW, shift}, &a);
    ask(call, &a, &second);
    CHECK(same_answer(&first, &second));
  }
}

static void misaligned(void) { each_call(misaligned_call); }

/* ---- overlap ----------------------------------------------------------- */

/* Lets output `out` begin `offset` bytes behind input `in`, in one region. */
static void overlap_at(const struct call *call, size_t out, size_t in, uint32_t offset,
                       int the_length) {
  struct args a;
  uint32_t in_len = call->params[in].sample_len, out_len;
  uint8_t *place;
  build(call, PLAIN, &a);
  ask(call, &a, &first);
  build(call, PLAIN, &a);
  out_len = the_length ? 4 : output_bytes(call, out, &a);
  place = fenced(in, in_len > offset + out_len ? in_len : offset + out_len, HIGH, 0);
  a.p[in] = place;
  put_sample(call, in, &a);
  doing("%s: parameter %u over %u + %u", call->name, (unsigned)out, (unsigned)in,
        (unsigned)offset);
  if (the_length) {
    a.len[out] = place + offset;
  } else {
    a.p[out] = place + offset;
    if (call->params[out].shape == SIZED_OUT) {
      put_sample(call, out, &a);
    }
  }
  ask(call, &a, &second);
  CHECK(same_answer(&first, &second));
}

/* A struct to fill says its size in front; the input may lie behind that. */
static void overlap_inside(const struct call *call, size_t out, size_t in, uint32_t offset) {
  struct args a;
  uint32_t size = call->params[out].size, in_len = call->params[in].sample_len;
  uint8_t *place;
  build(call, PLAIN, &a);
  ask(call, &a, &first);
  build(call, PLAIN, &a);
  place = fenced(in, size > offset + in_len ? size : offset + in_len, HIGH, 0);
  a.p[out] = place;
  put_sample(call, out, &a);
  a.p[in] = place + offset;
  put_sample(call, in, &a);
  doing("%s: parameter %u inside %u, at %u", call->name, (unsigned)in, (unsigned)out,
        (unsigned)offset);
  ask(call, &a, &second);
  CHECK(same_answer(&first, &second));
}

static void overlapping_call(const struct call *call) {
  size_t out, in;
  uint32_t offset;
  for (out = 0; out < param_count(call); out += 1) {
    if (!is_output(call->params[out].shape) || call->params[out].shape == INOUT ||
        call->params[out].shape == SIZED_INOUT) {
      continue;
    }
    for (in = 0; in < param_count(call); in += 1) {
      if (!is_input(call->params[in].shape)) {
        continue;
      }
      if (call->params[out].shape == SIZED_OUT) {
        /* Long structs: the first offsets, and steps behind them. */
        for (offset = 4; offset <= call->params[out].size; offset += offset < 24 ? 1 : 13) {
          overlap_inside(call, out, in, offset);
        }
        continue;
      }
      for (offset = 0; offset <= call->params[in].sample_len; offset += 1) {
        overlap_at(call, out, in, offset, 0);
        if (call->params[out].shape == LIST) {
          overlap_at(call, out, in, offset, 1);
        }
      }
    }
  }
}

static void overlapping(void) { each_call(overlapping_call); }

/* ---- faults ------------------------------------------------------------ */

/* In the order in which the door looks for them. */
enum fault { IS_NULL, WRONG_SIZE, UNKNOWN, TOO_LONG, BAD_RULES, BAD_TABLE, BAD_BYTES, SHORT, FAULTS };

static const char *const FAULT_NAMES[FAULTS] = {"NULL",       "struct_size", "unknown",
                                                "too long",   "bad rules",   "bad table",
                                                "bad bytes",  "short buffer"};

/* The status of a fault in a parameter, or 0 where it cannot have it. */
static int32_t status_of(const struct call *call, size_t index, enum fault fault) {
  const struct param *param = &call->params[index];
  int has_bytes = param->shape == BYTES || param->shape == INOUT;
  switch (fault) {
    case IS_NULL:
      if (param->shape == OUT_AS) {
        return call->params[param->limit].sample_len > 0 ? DDZ_ERR_NULL : 0;
      }
      if (has_bytes) {
        return param->sample_len > 0 ? DDZ_ERR_NULL : 0;
      }
      return param->shape == NUMBER || param->shape == ENUM || param->shape == TABLE ? 0
                                                                                     : DDZ_ERR_NULL;
    case WRONG_SIZE:
      return param->shape == SIZED || param->shape == SIZED_OUT || param->shape == SIZED_INOUT
                 ? DDZ_ERR_STRUCT_SIZE
                 : 0;
    case UNKNOWN:
      return param->shape == ENUM ? DDZ_ERR_ENUM : 0;
    case TOO_LONG:
      return has_bytes || (param->shape == NUMBER && param->limit > 0) ? param->too_long : 0;
    case BAD_RULES:
      return param->shape == SIZED || param->shape == SIZED_INOUT ? param->bad_status : 0;
    case BAD_TABLE:
      return param->shape == TABLE ? param->bad_status : 0;
    case BAD_BYTES:
      return has_bytes || param->shape == FIXED ? param->bad_status : 0;
    case SHORT:
      return param->shape == LIST ? DDZ_ERR_BUFFER : 0;
    default:
      return 0;
  }
}

/* Commits a fault. `variant` picks one of several ways. */
static void commit(const struct call *call, size_t index, enum fault fault, uint32_t variant,
                   struct args *a) {
  static const uint32_t sizes[] = {0, 1, 0xFFFFFFFFu, 0x01000000u};
  const struct param *param = &call->params[index];
  uint32_t size;
  switch (fault) {
    case IS_NULL:
      /* A list has two pointers, and (NULL, 0) is a good question. */
      if (param->shape == LIST && (variant % 2 == 0 || a->n[index] == 0)) {
        a->len[index] = NULL;
      } else {
        a->p[index] = NULL;
      }
      break;
    case WRONG_SIZE:
      /* Only the four bytes of struct_size can be read. */
      a->p[index] = fenced(index, 4, HIGH, 0);
      size = variant % 6 < 4 ? sizes[variant % 6] : variant % 6 == 4 ? param->size - 1
                                                                     : param->size + 1;
      memcpy(a->p[index], &size, 4);
      break;
    case UNKNOWN:
      a->n[index] = variant % 4 == 0   ? param->limit
                    : variant % 4 == 1 ? 255
                    : variant % 4 == 2 ? 9999
                                       : 0xFFFFFFFFu;
      break;
    case TOO_LONG:
      /* The length is judged before a byte is read. */
      a->p[index] = param->shape == NUMBER ? NULL : unreadable();
      a->n[index] = variant % 4 == 0   ? param->limit + 1
                    : variant % 4 == 1 ? 100000
                    : variant % 4 == 2 ? 0x7FFFFFFFu
                                       : 0xFFFFFFFFu;
      break;
    case BAD_RULES:
    case BAD_TABLE:
    case BAD_BYTES:
      memcpy(a->p[index], param->bad, param->sample_len);
      break;
    case SHORT:
      if (a->n[index] > 0) {
        a->n[index] = variant % a->n[index];
        a->p[index] = fenced(index, a->n[index] * param->size, HIGH, 0);
      }
      break;
    default:
      break;
  }
}

/* After an error nothing is written, but out_len with BUFFER. */
static void check_untouched(const struct call *call, const struct args *a, int32_t status) {
  size_t i;
  for (i = 0; i < param_count(call); i += 1) {
    const struct param *param = &call->params[i];
    if (param->shape == SIZED_OUT && a->p[i] != NULL) {
      CHECK(untouched_but(i, a->p[i], 4));
    } else if (param->shape == SIZED_INOUT) {
      /* As it was given: no more than a size, a bad one, or the sample. */
      if (status == DDZ_ERR_STRUCT_SIZE) {
        CHECK(untouched_but(i, a->p[i], 4));
      } else if (a->p[i] != NULL) {
        CHECK(memcmp(a->p[i], status == param->bad_status ? param->bad : param->sample,
                     param->size) == 0);
      }
    } else if (param->shape == OUT && param->limit == 1) {
      CHECK(a->p[i] == NULL || untouched_but(i, a->p[i], 4));
    } else if (param->shape == INOUT) {
      const void *expected = status == param->bad_status ? param->bad : param->sample;
      if (a->p[i] != NULL && a->p[i] != unreadable()) {
        CHECK(memcmp(a->p[i], expected, param->sample_len) == 0 ||
              memcmp(a->p[i], param->sample, param->sample_len) == 0 ||
              memcmp(a->p[i], param->bad, param->sample_len) == 0);
      }
    } else if (is_output(param->shape) && a->p[i] != NULL) {
      CHECK(untouched_but(i, NULL, 0));
    }
    if (a->len[i] != NULL) {
      CHECK(untouched_but(MAX_PARAMS + i, a->len[i], status == DDZ_ERR_BUFFER ? 4 : 0));
    }
  }
}

/* Each fault alone, in each of its ways. */
static void fault_alone(const struct call *call) {
  size_t index;
  int fault;
  uint32_t variant;
  for (index = 0; index < param_count(call); index += 1) {
    for (fault = 0; fault < FAULTS; fault += 1) {
      int32_t expected = status_of(call, index, (enum fault)fault);
      if (expected == 0) {
        continue;
      }
      for (variant = 0; variant < 6; variant += 1) {
        struct args a;
        int32_t status;
        build(call, PLAIN, &a);
        if (fault == SHORT && a.n[index] == 0) {
          continue;
        }
        commit(call, index, (enum fault)fault, variant, &a);
        doing("%s: parameter %u: %s, way %u", call->name, (unsigned)index, FAULT_NAMES[fault],
              (unsigned)variant);
        status = call->invoke(&a);
        CHECK_EQ(status, expected);
        check_untouched(call, &a, status);
      }
    }
  }
}

static void faults(void) { each_call(fault_alone); }

/* Two faults at once: the first of the order is told. */
static void fault_pairs(const struct call *call) {
  size_t one, other;
  int f, g;
  for (one = 0; one < param_count(call); one += 1) {
    for (other = 0; other < param_count(call); other += 1) {
      for (f = 0; f < FAULTS && one != other; f += 1) {
        for (g = f + 1; g < FAULTS; g += 1) {
          int32_t expected = status_of(call, one, (enum fault)f);
          struct args a;
          int32_t status;
          if (expected == 0 || status_of(call, other, (enum fault)g) == 0) {
            continue;
          }
          build(call, PLAIN, &a);
          if ((g == SHORT && a.n[other] == 0) ||
              (f == IS_NULL && call->params[one].shape == OUT_AS &&
               call->params[one].limit == other)) {
            continue;
          }
          commit(call, other, (enum fault)g, 0, &a);
          commit(call, one, (enum fault)f, 0, &a);
          doing("%s: parameter %u %s and parameter %u %s", call->name, (unsigned)one,
                FAULT_NAMES[f], (unsigned)other, FAULT_NAMES[g]);
          status = call->invoke(&a);
          CHECK_EQ(status, expected);
        }
      }
    }
  }
}

static void fault_order(void) { each_call(fault_pairs); }

/* Every set of pointers is NULL once: NULL is told whenever one may not be. */
static void null_sets(const struct call *call) {
  size_t count = param_count(call), i;
  unsigned set;
  for (set = 0; set < 1u << count; set += 1) {
    struct args a;
    int32_t status, expected = DDZ_OK;
    int lead = 0;
    build(call, PLAIN, &a);
    for (i = 0; i < count; i += 1) {
      if (set >> i & 1) {
        lead |= call->params[i].shape == TABLE;
        if (status_of(call, i, IS_NULL) != 0 && !(call->params[i].shape == LIST && a.n[i] == 0)) {
          expected = DDZ_ERR_NULL;
        }
        a.p[i] = NULL;
      }
    }
    doing("%s: NULL set %u", call->name, set);
    status = call->invoke(&a);
    /* With nothing on the table a list may be longer than its room. */
    if (!(lead && expected == DDZ_OK && status == DDZ_ERR_BUFFER)) {
      CHECK_EQ(status, expected);
    }
    if (status != DDZ_OK) {
      check_untouched(call, &a, status);
    }
  }
}

static void nulls(void) { each_call(null_sets); }

/* (NULL, 0) and (pointer, 0) are the same empty input. */
static void empty_call(const struct call *call) {
  size_t i, j;
  for (i = 0; i < param_count(call); i += 1) {
    struct args a;
    int32_t with_pointer;
    if (call->params[i].shape != BYTES && call->params[i].shape != INOUT) {
      continue;
    }
    for (j = 0; j < 3; j += 1) {
      size_t k;
      build(call, PLAIN, &a);
      a.n[i] = 0;
      if (j > 0) {
        a.p[i] = j == 1 ? NULL : unreadable();
        for (k = 0; k < param_count(call); k += 1) {
          if (call->params[k].shape == OUT_AS && call->params[k].limit == i) {
            a.p[k] = NULL;
          }
        }
      }
      doing("%s: parameter %u empty, way %u", call->name, (unsigned)i, (unsigned)j);
      /* The list of a full hand has room for that of an empty one. */
      if (j == 0) {
        ask(call, &a, &first);
        with_pointer = first.status;
        CHECK(with_pointer == DDZ_OK || with_pointer == DDZ_ERR_TEXT ||
              with_pointer == DDZ_ERR_FORMAT);
      } else {
        CHECK_EQ(call->invoke(&a), first.status);
      }
    }
  }
}

static void empties(void) { each_call(empty_call); }

/* ---- lists ------------------------------------------------------------- */

/* Every cap from 0 to one above the count, and the question for the count. */
static void list_caps(const struct call *call) {
  size_t i;
  for (i = 0; i < param_count(call); i += 1) {
    struct args a;
    uint32_t count, cap, got, size = call->params[i].size;
    if (call->params[i].shape != LIST) {
      continue;
    }
    build(call, PLAIN, &a);
    count = a.n[i];
    CHECK(count > 0);
    ask(call, &a, &first);
    /* Long lists: the ends, and steps between. */
    for (cap = 0; cap <= count + 1; cap += cap < 4 || cap + 4 > count || count < 64 ? 1 : 7) {
      build(call, PLAIN, &a);
      a.n[i] = cap;
      a.p[i] = fenced(i, cap * size, HIGH, 0);
      doing("%s: cap %u of %u", call->name, (unsigned)cap, (unsigned)count);
      CHECK_EQ(call->invoke(&a), cap < count ? DDZ_ERR_BUFFER : DDZ_OK);
      memcpy(&got, a.len[i], 4);
      CHECK_EQ(got, count);
      if (cap < count) {
        CHECK(untouched_but(i, NULL, 0));
      } else {
        CHECK(memcmp(a.p[i], first.bytes, count * size) == 0);
        CHECK(untouched_but(i, a.p[i], count * size));
      }
    }
  }
}

static void caps(void) { each_call(list_caps); }

const struct test MATRIX_TESTS[] = {
    {"every call: the sample, inputs read-only", good_calls},
    {"every call: writes its outputs and nothing else", outputs},
    {"every call: misaligned pointers", misaligned},
    {"every call: overlapping pointers", overlapping},
    {"every call: each fault alone", faults},
    {"every call: the first of two faults", fault_order},
    {"every call: NULL in every set of pointers", nulls},
    {"every call: empty inputs", empties},
    {"every call: caps from 0 to one too many", caps},
};
const size_t MATRIX_TEST_COUNT = COUNT_OF(MATRIX_TESTS);
