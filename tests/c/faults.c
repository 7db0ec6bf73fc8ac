/*
 * What every call answers when something is wrong with its parameters, by their
 * shapes: the first page of ddz.h.
 */
#include "harness.h"

static const struct setup PLAIN = {HIGH, 0};

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
      /* As it was given: no more than a size, a bad one, or the sample. The size
       * may be that of another struct. */
      if (status == DDZ_ERR_STRUCT_SIZE && untouched_but(i, a->p[i], 4)) {
        CHECK(a->p[i] != NULL);
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

const struct test FAULT_TESTS[] = {
    {"every call: each fault alone", faults},
    {"every call: the first of two faults", fault_order},
    {"every call: NULL in every set of pointers", nulls},
};
const size_t FAULT_TEST_COUNT = COUNT_OF(FAULT_TESTS);
