// ends: SIGSYS
#include "hostile.h"

int main(void) {
    raw(SYS_tgkill, PID, PID, SIGKILL, 0);
    assert(0);
    return 0;
}
