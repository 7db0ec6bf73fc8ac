// Checks that go on after a failure, and count. The test programs end with
// `N checks, N failed`, which tests/bind_cpp.rs reads.
#ifndef CHECK_HPP
#define CHECK_HPP

#include <cstdio>
#include <string>

struct Tally {
  unsigned long checks;
  unsigned long failed;
};

inline Tally& tally() {
  static Tally tally = {0, 0};
  return tally;
}

inline bool check(bool holds, const char* file, int line, const std::string& text) {
  tally().checks += 1;
  if (!holds) {
    tally().failed += 1;
    // A broken call fails thousands of times; the first few say it all.
    if (tally().failed <= 40) {
      std::printf("%s:%d: %s\n", file, line, text.c_str());
    }
  }
  return holds;
}

#define CHECK(...) check((__VA_ARGS__) ? true : false, __FILE__, __LINE__, #__VA_ARGS__)

// The last line, and the answer of main().
inline int report() {
  std::printf("%lu checks, %lu failed\n", tally().checks, tally().failed);
  return tally().failed == 0 && tally().checks > 0 ? 0 : 1;
}

#endif
