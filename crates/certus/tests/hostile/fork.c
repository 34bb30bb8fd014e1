// ends: SIGSYS
#include "hostile.h"

int main(void) {
    if (fork() == 0) for (;;) pause();
    assert(0);
    return 0;
}
