// throw.hpp where nothing can be thrown: needs exceptions
#ifdef RIGHT
#include <ddz/result.hpp>
#else
#include <ddz/throw.hpp>
#endif

int main() {}
