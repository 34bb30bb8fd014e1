// ends: SIGSYS
#include "hostile.h"

int main(void) {
    kill(0, SIGCONT);
    assert(0);
    return 0;
}
