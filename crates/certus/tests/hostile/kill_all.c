// ends: SIGSYS
#include "hostile.h"

int main(void) {
    kill(-1, SIGCONT);
    assert(0);
    return 0;
}
