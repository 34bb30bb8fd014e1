// ends: SIGSYS
#include "hostile.h"

int main(void) {
    raw(SYS_memfd_create, (long)"x", 0, 0, 0);
    assert(0);
    return 0;
}
