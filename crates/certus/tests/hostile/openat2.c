// ends: SIGSYS
#include "hostile.h"

int main(void) {
    long how[3] = { O_WRONLY | O_TRUNC, 0, 0 };
    raw(437, AT_FDCWD, (long)VICTIM "/file", (long)how, sizeof how);
    assert(0);
    return 0;
}
