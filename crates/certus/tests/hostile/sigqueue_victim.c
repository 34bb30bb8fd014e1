// ends: SIGSYS
#include "hostile.h"

int main(void) {
    union sigval value = { 0 };
    sigqueue(PID, SIGKILL, value);
    assert(0);
    return 0;
}
