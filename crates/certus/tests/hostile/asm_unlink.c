// ends: SIGSYS
#include "hostile.h"

int main(void) {
    raw(SYS_unlink, (long)VICTIM "/file", 0, 0, 0);
    assert(0);
    return 0;
}
