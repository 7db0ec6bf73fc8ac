/*
 * harness                           every test
 * harness <part of name>            the tests whose name has it
 * harness --without <part of name>  the other ones
 * harness --plant <fault>           commits a fault that a checker must catch
 */
#define _DEFAULT_SOURCE
#include "harness.h"
#include "rooms/rooms.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

extern int failed_checks;

const struct room *const ROOMS[] = {
    &ROOM_VERSION,
    &ROOM_WORDS,
    &ROOM_RULES,
    &ROOM_CARDS,
    &ROOM_PLAYS,
    &ROOM_MOVES,
    &ROOM_ADVICE,
    &ROOM_POSITION,
    &ROOM_SOLVE,
    &ROOM_GAME,
    &ROOM_BOT,
};
const size_t ROOM_COUNT = COUNT_OF(ROOMS);

static const char *filter, *without;
static int passed, failed;

#ifndef __SANITIZE_ADDRESS__
/* Says in the middle of what the library has touched a fence. */
static void on_crash(int signal) {
  say_activity("\n    it crashed: ");
  _exit(128 + signal);
}
#endif

static void run_one(const struct test *test) {
  uint64_t before = checks_made();
  int bad = failed_checks;
  if ((filter != NULL && strstr(test->name, filter) == NULL) ||
      (without != NULL && strstr(test->name, without) != NULL)) {
    return;
  }
  doing("%s", test->name);
  test->run();
  if (checks_made() == before) {
    printf("    it checked nothing\n");
    failed_checks += 1;
  }
  if (failed_checks == bad) {
    passed += 1;
    printf("ok   %s (%llu)\n", test->name, (unsigned long long)(checks_made() - before));
  } else {
    failed += 1;
    printf("FAIL %s\n", test->name);
  }
  fflush(stdout);
}

static void run_all(const struct test *tests, size_t count) {
  size_t i;
  for (i = 0; i < count; i += 1) {
    run_one(&tests[i]);
  }
}

/* Faults for the sanitizers; each must end the process. */
static int plant(const char *name) {
  volatile int zero = 0;
  if (strcmp(name, "heap") == 0) {
    volatile uint8_t *bytes = malloc((size_t)(4 + zero));
    bytes[4 + zero] = 1;
    free((void *)bytes);
  } else if (strcmp(name, "shift") == 0) {
    volatile int32_t one = 1;
    return one << (33 + zero);
  } else if (strcmp(name, "library") == 0) {
    /* The library itself reads one byte too many, since it is told so. */
    uint8_t *cards = malloc(3);
    ddz_play play;
    cards[0] = 0x03, cards[1] = 0x13, cards[2] = 0x23;
    ddz_play_classify(&RULES_GOOD, cards, 4, &play);
    free(cards);
  } else if (strcmp(name, "leak") == 0) {
    volatile uint8_t *bytes = malloc(100);
    bytes[zero] = 1;
    bytes = NULL;
  } else {
    return 3;
  }
  return 0;
}

int main(int count, char **arguments) {
  size_t i;
  if (count == 3 && strcmp(arguments[1], "--plant") == 0) {
    return plant(arguments[2]);
  }
  if (count == 3 && strcmp(arguments[1], "--without") == 0) {
    without = arguments[2];
  } else if (count == 2) {
    filter = arguments[1];
  } else if (count != 1) {
    return 3;
  }
#ifndef __SANITIZE_ADDRESS__
  signal(SIGSEGV, on_crash);
#ifdef SIGBUS
  signal(SIGBUS, on_crash);
#endif
#endif
  run_all(LEDGER_TESTS, LEDGER_TEST_COUNT);
  run_all(MATRIX_TESTS, MATRIX_TEST_COUNT);
  run_all(FAULT_TESTS, FAULT_TEST_COUNT);
  for (i = 0; i < ROOM_COUNT; i += 1) {
    run_all(ROOMS[i]->tests, ROOMS[i]->test_count);
  }
  run_all(VECTOR_TESTS, VECTOR_TEST_COUNT);
  run_all(OWN_VECTOR_TESTS, OWN_VECTOR_TEST_COUNT);
  run_all(GAME_VECTOR_TESTS, GAME_VECTOR_TEST_COUNT);
#ifndef _WIN32 /* which gives a thread no stack of ours */
  run_all(STACK_TESTS, STACK_TEST_COUNT);
#endif
  run_all(THREAD_TESTS, THREAD_TEST_COUNT);
  run_all(FUZZ_TESTS, FUZZ_TEST_COUNT);
  printf("%d passed, %d failed\n", passed, failed);
  return failed == 0 && passed > 0 ? 0 : 1;
}
