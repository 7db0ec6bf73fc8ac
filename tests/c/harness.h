/*
 * The C harness: every call of ddz.h, from C, in memory with fences.
 *
 * A room describes its calls by the shapes of their parameters; matrix.c,
 * faults.c, fuzz.c and stack.c then put every call through everything that its
 * shapes promise. What is particular to a call is a test of the room.
 */
#ifndef HARNESS_H
#define HARNESS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "ddz.h"

#define MAX_PARAMS 10
#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

/* ---- tests ------------------------------------------------------------- */

struct test {
  const char *name;
  void (*run)(void);
};

/* A failed check is printed with its place; the test goes on. */
#define CHECK(condition) check((condition) != 0, __FILE__, __LINE__, #condition)
#define CHECK_EQ(got, expected) \
  check_eq((int64_t)(got), (int64_t)(expected), __FILE__, __LINE__, #got " == " #expected)

int check(int holds, const char *file, int line, const char *text);
int check_eq(int64_t got, int64_t expected, const char *file, int line, const char *text);

/* Says what is being done, printed in front of the next failed check. */
void doing(const char *format, ...);

/* Writes `before` and what is being done, from a signal handler. */
void say_activity(const char *before);

/* How many checks have been made. */
uint64_t checks_made(void);

/* A sequence of numbers that is the same everywhere. */
uint32_t random_next(void);
void random_seed(uint64_t seed);
/* 0 .. below-1 */
uint32_t random_below(uint32_t below);

/* ---- calls ------------------------------------------------------------- */

enum shape {
  END = 0,
  NUMBER,    /* uint32_t by value, at most `limit` when that is not 0 */
  ENUM,      /* uint32_t by value, 0 .. limit-1 */
  SIZED,     /* struct with struct_size to read */
  FIXED,     /* `size` bytes to read */
  TABLE,     /* ddz_play to read, or NULL */
  BYTES,     /* (pointer, len) to read, len at most `limit` */
  INOUT,     /* (pointer, len) to read and write, len at most `limit` */
  OUT,       /* `size` bytes to write; on an error too when `limit` is 1 */
  SIZED_OUT, /* struct with struct_size to fill */
  SIZED_INOUT, /* struct with struct_size to read and change */
  OUT_AS,    /* as many bytes to write as parameter `limit` has */
  LIST       /* (out, cap, out_len), items of `size` bytes */
};

struct param {
  enum shape shape;
  uint32_t size;
  uint32_t limit;
  int32_t too_long;     /* what a len above `limit` answers */
  const void *sample;   /* a good input */
  uint32_t sample_len;  /* its len, or the value of a NUMBER or ENUM */
  const void *bad;      /* an input of sample_len bytes that is refused ... */
  int32_t bad_status;   /* ... with this, or 0 when there is none */
};

/* What is passed: pointers, numbers (value, len or cap) and out_len pointers. */
struct args {
  void *p[MAX_PARAMS];
  uint32_t n[MAX_PARAMS];
  void *len[MAX_PARAMS];
};

struct call {
  const char *name;
  int32_t (*invoke)(const struct args *a);
  struct param params[MAX_PARAMS];
};

#define P_NUMBER(limit, too_long, value) {NUMBER, 0, limit, too_long, NULL, value, NULL, 0}
#define P_ENUM(count, value) {ENUM, 0, count, 0, NULL, value, NULL, 0}
#define P_SIZED(good, bad, status) {SIZED, sizeof(good), 0, 0, &(good), sizeof(good), &(bad), status}
#define P_FIXED(good) {FIXED, sizeof(good), 0, 0, good, sizeof(good), NULL, 0}
#define P_FIXED_BAD(good, bad, status) {FIXED, sizeof(good), 0, 0, good, sizeof(good), bad, status}
#define P_TABLE(good) {TABLE, 4, 0, 0, good, 4, "\x12\x00\x01\x01", DDZ_ERR_PLAY}
#define P_BYTES(limit, too_long, good, bad, status) \
  {BYTES, 1, limit, too_long, good, sizeof(good) - 1, bad, status}
#define P_INOUT(limit, too_long, good, bad, status) \
  {INOUT, 1, limit, too_long, good, sizeof(good) - 1, bad, status}
#define P_OUT(type) {OUT, sizeof(type), 0, 0, NULL, 0, NULL, 0}
#define P_OUT_BYTES(count) {OUT, count, 0, 0, NULL, 0, NULL, 0}
#define P_SIZED_OUT(type) {SIZED_OUT, sizeof(type), 0, 0, NULL, 0, NULL, 0}
/* A number that says where an error is, and so is written on one. */
#define P_OUT_INDEX {OUT, 4, 1, 0, NULL, 0, NULL, 0}
#define P_SIZED_INOUT(good, bad, status) \
  {SIZED_INOUT, sizeof(good), 0, 0, &(good), sizeof(good), &(bad), status}
#define P_STRUCT_BAD(good, bad, status) \
  {FIXED, sizeof(good), 0, 0, &(good), sizeof(good), &(bad), status}
#define P_OUT_AS(index) {OUT_AS, 1, index, 0, NULL, 0, NULL, 0}
#define P_LIST(type) {LIST, sizeof(type), 0, 0, NULL, 0, NULL, 0}

/* Cards as a C string; `bad` has the same number of bytes. */
#define P_HAND(good, bad, status) P_BYTES(DDZ_CARDS_MAX, DDZ_ERR_TOO_MANY, good, bad, status)
#define P_DECK(good, bad, status) P_BYTES(DDZ_DECK_LEN, DDZ_ERR_TOO_MANY, good, bad, status)

/* ---- rooms ------------------------------------------------------------- */

struct room {
  const char *name;
  const struct call *calls;
  size_t call_count;
  const struct test *tests;
  size_t test_count;
};

extern const struct room *const ROOMS[];
extern const size_t ROOM_COUNT;

/* Calls the function for every call of every room. */
void each_call(void (*visit)(const struct call *call));
size_t param_count(const struct call *call);
int is_input(enum shape shape);
int is_output(enum shape shape);

extern const struct test MATRIX_TESTS[];
extern const size_t MATRIX_TEST_COUNT;
extern const struct test FAULT_TESTS[];
extern const size_t FAULT_TEST_COUNT;
extern const struct test FUZZ_TESTS[];
extern const size_t FUZZ_TEST_COUNT;
extern const struct test STACK_TESTS[];
extern const size_t STACK_TEST_COUNT;
extern const struct test LEDGER_TESTS[];
extern const size_t LEDGER_TEST_COUNT;
extern const struct test THREAD_TESTS[];
extern const size_t THREAD_TEST_COUNT;

extern const struct test VECTOR_TESTS[];
extern const size_t VECTOR_TEST_COUNT;
extern const struct test OWN_VECTOR_TESTS[];
extern const size_t OWN_VECTOR_TEST_COUNT;
extern const struct test GAME_VECTOR_TESTS[];
extern const size_t GAME_VECTOR_TEST_COUNT;

/* ---- memory with fences ------------------------------------------------ */

/* Room for one parameter, between pages that cannot be touched. */
#define FENCED_BYTES (16u * 4096u)
/* Untouched output bytes. */
#define UNTOUCHED 0xA5

enum side { LOW, HIGH };

/*
 * `len` bytes in region `region`, next to its low or its high fence, moved
 * away from it by `shift` bytes. The whole region is filled with UNTOUCHED.
 */
uint8_t *fenced(size_t region, uint32_t len, enum side side, uint32_t shift);
/* A pointer to memory that can be neither read nor written. */
uint8_t *unreadable(void);
/* Makes region `region` read-only, or writable again. */
void freeze(size_t region);
void thaw(size_t region);
/* Whether every byte of the region but those given holds UNTOUCHED. */
int untouched_but(size_t region, const uint8_t *from, uint32_t len);

/* ---- building and comparing calls -------------------------------------- */

struct setup {
  enum side side;
  uint32_t shift;
};

/* Sample inputs, and room for the whole answer. List lengths are asked for. */
void build(const struct call *call, struct setup setup, struct args *a);
/* Copies the sample into the memory of one parameter. */
void put_sample(const struct call *call, size_t index, struct args *a);

struct answer {
  int32_t status;
  uint32_t len;
  uint8_t bytes[MAX_PARAMS * FENCED_BYTES / 8];
};

/* Runs the call and collects the status and all that was written. */
void ask(const struct call *call, const struct args *a, struct answer *answer);
int same_answer(const struct answer *x, const struct answer *y);
/* How many bytes an output parameter has room for. */
uint32_t output_bytes(const struct call *call, size_t index, const struct args *a);

#endif
