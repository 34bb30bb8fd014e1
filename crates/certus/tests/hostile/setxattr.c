// ends: SIGSYS
#include "hostile.h"

int main(void) {
    raw(SYS_setxattr, (long)VICTIM "/file", (long)"user.x", (long)"y", 1);
    assert(0);
    return 0;
}
