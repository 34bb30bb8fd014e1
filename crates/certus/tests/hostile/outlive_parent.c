// ends: SIGSYS
#include "hostile.h"

int main(void) {
    raw(SYS_prctl, 1, 0, 0, 0);
    for (;;) pause();
    assert(0);
    return 0;
}
