/* Any number of threads may call at once, on data of their own. */
#define _DEFAULT_SOURCE
#include "harness.h"

#include <pthread.h>
#include <stdlib.h>

#define THREADS 4
#define ROUNDS 250

struct worker {
  const struct call *call;
  struct args a;
  uint8_t *outputs[MAX_PARAMS];
  int differs;
};

static struct answer expected;

static void *work(void *pointer) {
  struct worker *worker = pointer;
  struct answer *answer = malloc(sizeof *answer);
  int round;
  if (answer == NULL) {
    worker->differs = 1;
    return NULL;
  }
  for (round = 0; round < ROUNDS; round += 1) {
    ask(worker->call, &worker->a, answer);
    worker->differs |= !same_answer(answer, &expected);
  }
  free(answer);
  return NULL;
}

static void together(const struct call *call) {
  static struct worker workers[THREADS];
  pthread_t threads[THREADS];
  struct args a;
  size_t t, i;
  for (i = 0; i < param_count(call); i += 1) {
    if (call->params[i].shape == INOUT || call->params[i].shape == SIZED_INOUT) {
      return; /* its input changes from round to round */
    }
  }
  build(call, (struct setup){HIGH, 0}, &a);
  ask(call, &a, &expected);
  for (t = 0; t < THREADS; t += 1) {
    workers[t].call = call;
    workers[t].differs = 0;
    workers[t].a = a;
    for (i = 0; i < param_count(call); i += 1) {
      if (is_output(call->params[i].shape)) {
        workers[t].a.p[i] = workers[t].outputs[i] = malloc(output_bytes(call, i, &a) + 1);
        put_sample(call, i, &workers[t].a);
      }
      if (a.len[i] != NULL) {
        workers[t].a.len[i] = malloc(4);
      }
    }
    CHECK_EQ(pthread_create(&threads[t], NULL, work, &workers[t]), 0);
  }
  doing("%s: %d threads", call->name, THREADS);
  for (t = 0; t < THREADS; t += 1) {
    pthread_join(threads[t], NULL);
    CHECK(!workers[t].differs);
    for (i = 0; i < param_count(call); i += 1) {
      if (is_output(call->params[i].shape)) {
        free(workers[t].outputs[i]);
      }
      if (a.len[i] != NULL) {
        free(workers[t].a.len[i]);
      }
    }
  }
}

static void threads(void) { each_call(together); }

const struct test THREAD_TESTS[] = {
    {"every call: four threads at once", threads},
};
const size_t THREAD_TEST_COUNT = COUNT_OF(THREAD_TESTS);
