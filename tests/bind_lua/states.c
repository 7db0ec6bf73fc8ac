/*
 * states SCRIPT: a state of Lua in each of eight threads, as skynet has one a
 * service. Each runs the script; all must answer the same.
 */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include <lauxlib.h>
#include <lualib.h>

#define THREADS 8

typedef struct service {
  lua_State *L;
  const char *script;
} service;

/* Leaves the answer, or a message, on the stack. */
static void *run(void *given) {
  service *one = (service *)given;
  if (luaL_loadfile(one->L, one->script) == 0) {
    lua_pcall(one->L, 0, 1, 0);
  }
  return NULL;
}

int main(int count, char **arguments) {
  pthread_t threads[THREADS];
  service services[THREADS];
  int i, same = 0;
  if (count != 2) {
    return 2;
  }
  /* The loader of the system has its own ways of sharing: the module is loaded
     here, one state after the other. */
  for (i = 0; i < THREADS; i += 1) {
    services[i].script = arguments[1];
    services[i].L = luaL_newstate();
    luaL_openlibs(services[i].L);
    if (luaL_dostring(services[i].L, "require 'ddz'") != 0) {
      fprintf(stderr, "%s\n", lua_tostring(services[i].L, -1));
      return 2;
    }
  }
  for (i = 0; i < THREADS; i += 1) {
    if (pthread_create(&threads[i], NULL, run, &services[i]) != 0) {
      return 2;
    }
  }
  for (i = 0; i < THREADS; i += 1) {
    size_t len, first_len;
    const char *answer, *first;
    pthread_join(threads[i], NULL);
    answer = luaL_checklstring(services[i].L, -1, &len);
    first = luaL_checklstring(services[0].L, -1, &first_len);
    if (len > 1000 && len == first_len && memcmp(answer, first, len) == 0) {
      same += 1;
    } else {
      fprintf(stderr, "%s\n", answer);
    }
  }
  for (i = 0; i < THREADS; i += 1) {
    lua_close(services[i].L);
  }
  printf("%d of %d the same\n", same, THREADS);
  return same == THREADS ? 0 : 1;
}
