// ends: SIGSYS
#include "hostile.h"

int main(void) {
    raw(434, PID, 0, 0, 0);
    assert(0);
    return 0;
}
