// ends: SIGSYS
#include "hostile.h"

int main(void) {
    raw(SYS_shmget, 0, 1 << 20, 01600, 0);
    assert(0);
    return 0;
}
