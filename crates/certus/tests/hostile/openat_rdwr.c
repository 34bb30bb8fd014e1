// ends: SIGSYS
#include "hostile.h"

int main(void) {
    openat(AT_FDCWD, VICTIM "/file", O_RDWR);
    assert(0);
    return 0;
}
