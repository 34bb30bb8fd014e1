// ends: SIGSYS
#include "hostile.h"

int main(void) {
    chroot(VICTIM);
    assert(0);
    return 0;
}
