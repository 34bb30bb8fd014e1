// ends: SIGSYS
#include "hostile.h"

int main(void) {
    symlink(VICTIM "/file", VICTIM "/link");
    assert(0);
    return 0;
}
