// ends: SIGSYS
#include "hostile.h"

int main(void) {
    raw(0x40000000 | 87, (long)VICTIM "/file", 0, 0, 0);
    assert(0);
    return 0;
}
