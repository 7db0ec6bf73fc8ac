// Shows the screen that a README has; the test puts it into screen.hpp.
#include "screen.hpp"

int main() {
  FirstScreen* const screen = FirstScreen::create();
  const bool shown = screen != nullptr;
  delete screen;
  return shown ? 0 : 1;
}
