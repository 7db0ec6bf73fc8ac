/* Random bytes into every call: it answers with a known status, or OK. */
#include "harness.h"

#include <stdio.h>
#include <stdlib.h>

#define STATUS(number, name, text) number,

static const int32_t KNOWN[] = {
#include "status.inc"
};

static int is_known(int32_t status) {
  size_t i;
  for (i = 0; i < COUNT_OF(KNOWN); i += 1) {
    if (KNOWN[i] == status) {
      return status != DDZ_ERR_INTERNAL;
    }
  }
  return 0;
}

static void scramble(uint8_t *bytes, uint32_t len) {
  uint32_t i;
  /* Whole random bytes are hardly ever cards; most changes are small. */
  uint32_t changes = random_below(4) == 0 ? len : random_below(3);
  for (i = 0; i < changes && len > 0; i += 1) {
    bytes[random_below(len)] = (uint8_t)random_next();
  }
}

/* A random hand: distinct cards, sometimes one of them spoilt. */
static void random_cards(uint8_t *bytes, uint32_t len) {
  uint8_t deck[DDZ_DECK_LEN];
  uint32_t i, at = 0, byte;
  for (byte = 0; byte < 256; byte += 1) {
    if ((byte >> 4 <= 3 && (byte & 15) >= 1 && (byte & 15) <= 13) || byte == 0x4E || byte == 0x4F) {
      deck[at++] = (uint8_t)byte;
    }
  }
  for (i = 0; i < len && i < DDZ_DECK_LEN; i += 1) {
    uint32_t j = i + random_below((uint32_t)DDZ_DECK_LEN - i);
    uint8_t card = deck[j];
    deck[j] = deck[i];
    deck[i] = card;
    bytes[i] = card;
  }
  if (random_below(4) == 0) {
    scramble(bytes, len);
  }
}

static struct answer answer;
static uint64_t answered;

static void fuzz_once(const struct call *call) {
  struct args a;
  size_t i;
  build(call, (struct setup){random_below(2) ? HIGH : LOW, random_below(4)}, &a);
  for (i = 0; i < param_count(call); i += 1) {
    const struct param *param = &call->params[i];
    switch (param->shape) {
      case NUMBER:
      case ENUM:
        a.n[i] = random_below(2) ? random_below(24) : random_next();
        break;
      case SIZED:
      case SIZED_INOUT:
      case FIXED:
      case TABLE:
        scramble(a.p[i], param->sample_len);
        break;
      case BYTES:
      case INOUT:
        if (param->sample_len > 64) {
          /* A packed form is nothing but its own bytes, a little changed. */
          scramble(a.p[i], param->sample_len);
          a.n[i] = random_below(2) ? param->sample_len : random_below(param->sample_len);
          break;
        }
        a.n[i] = random_below(param->limit < 64 ? param->limit + 1 : 64);
        a.p[i] = fenced(i, a.n[i], HIGH, 0);
        if (random_below(8) == 0) {
          uint32_t at;
          for (at = 0; at < a.n[i]; at += 1) {
            ((uint8_t *)a.p[i])[at] = (uint8_t)random_next();
          }
        } else if (param->limit > DDZ_DECK_LEN) {
          /* Text: letters that mean something, in any order. */
          static const char letters[] = "3456789TJQKA2xX10tjqka,  shdc\xE2\x99\xA0\xE7\x8E\x8B";
          uint32_t at;
          for (at = 0; at < a.n[i]; at += 1) {
            ((char *)a.p[i])[at] = letters[random_below(sizeof letters - 1)];
          }
        } else {
          random_cards(a.p[i], a.n[i]);
        }
        break;
      default:
        break;
    }
  }
  for (i = 0; i < param_count(call); i += 1) {
    if (call->params[i].shape == OUT_AS) {
      a.p[i] = fenced(i, a.n[call->params[i].limit], HIGH, 0);
    }
    if (call->params[i].shape == LIST) {
      a.n[i] = random_below(2) ? a.n[i] : random_below(2048);
      if (a.n[i] * call->params[i].size > FENCED_BYTES) {
        a.n[i] = FENCED_BYTES / call->params[i].size;
      }
      a.p[i] = fenced(i, a.n[i] * call->params[i].size, HIGH, 0);
    }
  }
  doing("%s: random input", call->name);
  ask(call, &a, &answer);
  if (!CHECK(is_known(answer.status))) {
    printf("    status %d\n", (int)answer.status);
  }
  answered += answer.status == DDZ_OK;
  if (answer.status != DDZ_OK) {
    for (i = 0; i < param_count(call); i += 1) {
      enum shape shape = call->params[i].shape;
      if ((shape == OUT && call->params[i].limit == 0) || shape == OUT_AS || shape == LIST) {
        CHECK(untouched_but(i, NULL, 0));
      }
    }
  }
}

static void fuzz(void) {
  const char *wish = getenv("DDZ_FUZZ_ROUNDS");
  long rounds = wish != NULL ? strtol(wish, NULL, 10) : 2000, round;
  uint64_t calls = checks_made();
  random_seed(20260101);
  answered = 0;
  for (round = 0; round < rounds; round += 1) {
    each_call(fuzz_once);
  }
  /* Random input that is never answered tests the doorstep alone. */
  doing("random input");
  CHECK(answered * 20 > (uint64_t)rounds);
  printf("    %ld rounds, %llu checks, %llu calls answered OK\n", rounds,
         (unsigned long long)(checks_made() - calls), (unsigned long long)answered);
}

const struct test FUZZ_TESTS[] = {
    {"every call: random input", fuzz},
};
const size_t FUZZ_TEST_COUNT = COUNT_OF(FUZZ_TESTS);
