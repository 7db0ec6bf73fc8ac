// As much of Cocos2d-x as the screens of the READMEs use. CCLOG prints a line.
#ifndef COCOS2D_H
#define COCOS2D_H

#include <cstdio>

namespace cocos2d {

class Scene {
 public:
  virtual ~Scene() {}
  virtual bool init() { return true; }
};

}  // namespace cocos2d

#define CREATE_FUNC(type)          \
  static type* create() {          \
    type* const made = new type(); \
    if (!made->init()) {           \
      delete made;                 \
      return nullptr;              \
    }                              \
    return made;                   \
  }

#define CCLOG(...)                                  \
  do {                                              \
    std::printf(__VA_ARGS__);                       \
    std::printf("\n");                              \
  } while (false)

#endif
