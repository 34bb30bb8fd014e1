// ends: SIGSYS
#include "hostile.h"

int main(void) {
    long both[2] = { -1, -1 };
    raw(SYS_setrlimit, 0, (long)both, 0, 0);
    assert(0);
    return 0;
}
