// Xlib's macros in front: Xlib.h defines Status and None
#ifdef RIGHT
#include <ddz/ddz.hpp>
#endif

#define None 0L
#define Status int

#include <ddz/ddz.hpp>

int main() {}
