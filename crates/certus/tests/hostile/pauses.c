// ends: LATE
#include "hostile.h"

int main(void) {
    for (;;) pause();
    assert(0);
    return 0;
}
