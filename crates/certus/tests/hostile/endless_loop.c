// ends: LATE
#include "hostile.h"

int main(void) {
    for (volatile int i = 0;; i++) { }
    assert(0);
    return 0;
}
