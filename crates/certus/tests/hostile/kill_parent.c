// ends: SIGSYS
#include "hostile.h"

int main(void) {
    kill(getppid(), SIGKILL);
    assert(0);
    return 0;
}
