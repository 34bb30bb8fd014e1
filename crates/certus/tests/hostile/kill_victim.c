// ends: SIGSYS
#include "hostile.h"

int main(void) {
    kill(PID, SIGKILL);
    assert(0);
    return 0;
}
