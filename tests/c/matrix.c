/*
 * What every call promises for good input, by the shapes of its parameters: the
 * first page of ddz.h.
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

/* ---- empty inputs and lists --------------------------------------------- */

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
              with_pointer == DDZ_ERR_FORMAT || with_pointer == DDZ_ERR_LENGTH ||
              with_pointer == DDZ_ERR_BOT_ROOM);
      } else {
        CHECK_EQ(call->invoke(&a), first.status);
      }
    }
  }
}

static void empties(void) { each_call(empty_call); }

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
    {"every call: empty inputs", empties},
    {"every call: caps from 0 to one too many", caps},
};
const size_t MATRIX_TEST_COUNT = COUNT_OF(MATRIX_TESTS);
