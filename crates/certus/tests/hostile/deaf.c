// ends: LATE
#include "hostile.h"

int main(void) {
    for (int i = 1; i < 65; i++) signal(i, SIG_IGN);
    for (volatile int i = 0;; i++) { }
    assert(0);
    return 0;
}
