/* No call uses more than 64 KiB of stack: each runs on a painted one. */
#define _GNU_SOURCE
#include "harness.h"
#include "pages.h"

#include <pthread.h>
#include <stdio.h>

#define STACK_BYTES (512u * 1024u)
#define LIMIT (64u * 1024u)
#define PAINT 0xC3

struct job {
  const struct call *call;
  struct args *a;
};

static void *call_it(void *pointer) {
  struct job *job = pointer;
  if (job->call != NULL) {
    job->call->invoke(job->a);
  }
  return NULL;
}

/* The bytes of a fresh stack that running the job has changed. */
static uint32_t bytes_used(struct job *job) {
  static uint8_t *stack;
  pthread_attr_t attributes;
  pthread_t thread;
  uint32_t low = 0;
  if (stack == NULL) {
    stack = pages_reserve(STACK_BYTES);
    pages_allow(stack, STACK_BYTES, WRITABLE);
  }
  memset(stack, PAINT, STACK_BYTES);
  pthread_attr_init(&attributes);
  pthread_attr_setstack(&attributes, stack, STACK_BYTES);
  if (pthread_create(&thread, &attributes, call_it, job) != 0) {
    printf("    no thread\n");
    return STACK_BYTES;
  }
  pthread_join(thread, NULL);
  pthread_attr_destroy(&attributes);
  while (low < STACK_BYTES && stack[low] == PAINT) {
    low += 1;
  }
  return STACK_BYTES - low;
}

static uint32_t deepest;
static const char *deepest_name;

static void measure(const struct call *call) {
  struct args a;
  struct job nothing = {NULL, NULL}, job;
  uint32_t base, used;
  build(call, (struct setup){HIGH, 0}, &a);
  job.call = call;
  job.a = &a;
  base = bytes_used(&nothing);
  used = bytes_used(&job);
  used = used > base ? used - base : 0;
  doing("%s: %u bytes of stack", call->name, (unsigned)used);
  CHECK(used <= LIMIT);
  if (used > deepest) {
    deepest = used;
    deepest_name = call->name;
  }
}

static void stack(void) {
  deepest = 0;
  each_call(measure);
  /* A library that used none was not measured. */
  CHECK(deepest > 0);
  printf("    deepest: %s, %u bytes\n", deepest_name, (unsigned)deepest);
}

const struct test STACK_TESTS[] = {
    {"every call: at most 64 KiB of stack", stack},
};
const size_t STACK_TEST_COUNT = COUNT_OF(STACK_TESTS);
