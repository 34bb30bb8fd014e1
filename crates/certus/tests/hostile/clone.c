// ends: SIGSYS
#include "hostile.h"

int main(void) {
    raw(SYS_clone, 17, 0, 0, 0);
    assert(0);
    return 0;
}
