#include "clients.hpp"

int main(int argc, char** argv) {
  if (argc != 2) {
    broken("usage: clients FOLDER");
  }
  vectors_folder() = argv[1];
  test_whgame();
  test_cocos();
  test_scene();
  return report();
}
