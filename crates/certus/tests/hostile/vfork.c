// ends: SIGSYS
#include "hostile.h"

int main(void) {
    if (vfork() == 0) _exit(0);
    assert(0);
    return 0;
}
