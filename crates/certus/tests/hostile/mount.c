// ends: SIGSYS
#include "hostile.h"

int main(void) {
    raw(SYS_mount, (long)"none", (long)VICTIM, (long)"tmpfs", 0);
    assert(0);
    return 0;
}
