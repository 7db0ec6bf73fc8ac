/* ddz_solve_*: the calls, and what is particular to them. */
#include "../harness.h"
#include "rooms.h"

#include <stdlib.h>

/* 3KK/455 0 0 -, and the same with five seats. */
#define POSITION_OF(seats) \
  { \
    sizeof(ddz_position), {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 2}, {0, 0, 0, 0}, \
        seats, 0, 0, DDZ_SEAT_NONE, 0, 0, 0, 0, {0} \
  }
static const ddz_position GOOD = POSITION_OF(2);
static const ddz_position BAD = POSITION_OF(5);

#define LEN DDZ_SOLVE_MEMORY_MIN

/* Memory of its own for each call, with a question that is answered or is not. */
static uint8_t *prepared(uint32_t goal, uint32_t nodes) {
  uint8_t *memory = malloc(LEN);
  uint8_t done;
  if (memory == NULL || ddz_solve_begin(&RULES_GOOD, &GOOD, goal, memory, LEN) != DDZ_OK ||
      ddz_solve_think(memory, LEN, nodes, &done) != DDZ_OK) {
    exit(2);
  }
  return memory;
}

static int32_t call_begin(const struct args *a) {
  uint8_t *memory = malloc(LEN);
  int32_t status = ddz_solve_begin(a->p[0], a->p[1], a->n[2], memory, LEN);
  free(memory);
  return status;
}

static int32_t call_think(const struct args *a) {
  uint8_t *memory = prepared(DDZ_GOAL_LINE, 0);
  int32_t status = ddz_solve_think(memory, LEN, a->n[0], a->p[1]);
  free(memory);
  return status;
}

static int32_t call_best(const struct args *a) {
  uint8_t *memory = prepared(DDZ_GOAL_LINE, 1000);
  int32_t status = ddz_solve_best(memory, LEN, a->p[0]);
  free(memory);
  return status;
}

static int32_t call_line(const struct args *a) {
  uint8_t *memory = prepared(DDZ_GOAL_LINE, 1000);
  int32_t status = ddz_solve_line(memory, LEN, a->p[0], a->n[0], a->len[0]);
  free(memory);
  return status;
}

static int32_t call_all(const struct args *a) {
  uint8_t *memory = prepared(DDZ_GOAL_ALL, 1000);
  int32_t status = ddz_solve_all(memory, LEN, a->p[0], a->n[0], a->len[0]);
  free(memory);
  return status;
}

static const struct call CALLS[] = {
    {"ddz_solve_begin",
     call_begin,
     {P_RULES, P_SIZED(GOOD, BAD, DDZ_ERR_POSITION_SEATS), P_ENUM(3, DDZ_GOAL_LINE)}},
    {"ddz_solve_think", call_think, {P_NUMBER(0, 0, 5), P_OUT(uint8_t)}},
    {"ddz_solve_best", call_best, {P_SIZED_OUT(ddz_solved)}},
    {"ddz_solve_line", call_line, {P_LIST(ddz_move)}},
    {"ddz_solve_all", call_all, {P_LIST(ddz_solve_value)}},
};

/* Memory between fences, at each odd address: the same answers in any slicing. */
static void slices(void) {
  ddz_solved whole, sliced;
  uint8_t *memory = prepared(DDZ_GOAL_LINE, 1000);
  uint32_t nodes;
  whole.struct_size = sliced.struct_size = sizeof whole;
  CHECK_EQ(ddz_solve_best(memory, LEN, &whole), DDZ_OK);
  CHECK_EQ(whole.winner, DDZ_SIDE_SOLO);
  CHECK_EQ(whole.plays, 2);
  CHECK_EQ(whole.best.play.kind, DDZ_KIND_PAIR);
  for (nodes = 1; nodes < 8; nodes += 1) {
    uint8_t *at = fenced(0, LEN, HIGH, 0), done = 0;
    uint32_t rounds = 0;
    doing("slices of %u", (unsigned)nodes);
    CHECK_EQ(ddz_solve_begin(&RULES_GOOD, &GOOD, DDZ_GOAL_LINE, at, LEN), DDZ_OK);
    while (!done && rounds < 1000) {
      CHECK_EQ(ddz_solve_think(at, LEN, nodes, &done), DDZ_OK);
      rounds += 1;
    }
    CHECK_EQ(ddz_solve_best(at, LEN, &sliced), DDZ_OK);
    CHECK(memcmp(&whole, &sliced, sizeof whole) == 0);
  }
  free(memory);
}

/* What is no memory of a question is refused, and nothing is written. */
static void refused(void) {
  uint8_t *memory = prepared(DDZ_GOAL_WINNER, 0), *kept = malloc(LEN), done = 9;
  ddz_solved solved;
  uint32_t len = 9;
  if (kept == NULL) exit(2);
  memcpy(kept, memory, LEN);
  solved.struct_size = sizeof solved;
  doing("memory that is refused");
  CHECK_EQ(ddz_solve_begin(&RULES_GOOD, &GOOD, 0, NULL, LEN), DDZ_ERR_NULL);
  CHECK_EQ(ddz_solve_begin(&RULES_GOOD, &GOOD, 0, unreadable(), LEN - 1), DDZ_ERR_SOLVE_MEMORY);
  CHECK_EQ(ddz_solve_think(NULL, LEN, 1, &done), DDZ_ERR_NULL);
  CHECK_EQ(ddz_solve_think(unreadable(), 0, 1, &done), DDZ_ERR_SOLVE_MEMORY);
  CHECK_EQ(ddz_solve_best(unreadable(), LEN - 1, &solved), DDZ_ERR_SOLVE_MEMORY);
  CHECK_EQ(ddz_solve_line(memory, LEN, NULL, 0, &len), DDZ_ERR_SOLVE_GOAL);
  CHECK_EQ(ddz_solve_all(memory, LEN, NULL, 0, &len), DDZ_ERR_SOLVE_GOAL);
  CHECK(memcmp(kept, memory, LEN) == 0);
  memory[200] ^= 4;
  CHECK_EQ(ddz_solve_think(memory, LEN, 1, &done), DDZ_ERR_SOLVE_UNPREPARED);
  CHECK_EQ(ddz_solve_best(memory, LEN, &solved), DDZ_ERR_SOLVE_UNPREPARED);
  memory[200] ^= 4;
  CHECK(memcmp(kept, memory, LEN) == 0);
  CHECK(done == 9 && len == 9);
  free(kept);
  free(memory);
}

/* Random bytes anywhere between two slices: refused or answered, and no harm. */
static void damaged(void) {
  int round;
  random_seed(512);
  for (round = 0; round < 400; round += 1) {
    uint8_t *at = fenced(0, LEN, HIGH, 0), done = 0;
    ddz_solved solved;
    uint32_t i, len;
    int32_t status;
    solved.struct_size = sizeof solved;
    CHECK_EQ(ddz_solve_begin(&RULES_GOOD, &GOOD, (uint32_t)round % 3, at, LEN), DDZ_OK);
    CHECK_EQ(ddz_solve_think(at, LEN, random_below(6), &done), DDZ_OK);
    for (i = random_below(4); i > 0; i -= 1) {
      at[random_below(2) ? random_below(LEN) : random_below(1600)] = (uint8_t)random_next();
    }
    doing("damaged memory");
    status = ddz_solve_think(at, LEN, 100, &done);
    CHECK(status == DDZ_OK || status == DDZ_ERR_SOLVE_UNPREPARED);
    CHECK_EQ(ddz_solve_best(at, LEN, &solved), status);
    CHECK(status != DDZ_OK || solved.winner == DDZ_SIDE_SOLO);
    status = ddz_solve_line(at, LEN, NULL, 0, &len);
    CHECK(status != DDZ_ERR_INTERNAL);
    status = ddz_solve_all(at, LEN, NULL, 0, &len);
    CHECK(status != DDZ_ERR_INTERNAL);
  }
}

static const struct test TESTS[] = {
    {"solve: the same in any slicing", slices},
    {"solve: memory that is refused", refused},
    {"solve: memory that is damaged", damaged},
};

const struct room ROOM_SOLVE = {"solve", CALLS, COUNT_OF(CALLS), TESTS, COUNT_OF(TESTS)};
