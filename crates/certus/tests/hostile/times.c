// ends: SIGSYS
#include "hostile.h"

int main(void) {
    struct timespec times[2] = { { 1, 0 }, { 1, 0 } };
    utimensat(AT_FDCWD, VICTIM "/file", times, 0);
    assert(0);
    return 0;
}
