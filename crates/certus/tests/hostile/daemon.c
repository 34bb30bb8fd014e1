// ends: SIGSYS
#include "hostile.h"

int main(void) {
    daemon(1, 1);
    for (;;) pause();
    assert(0);
    return 0;
}
