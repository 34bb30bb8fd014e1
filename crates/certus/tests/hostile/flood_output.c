// ends: LATE
#include "hostile.h"

int main(void) {
    for (;;) printf("%01000d", 7);
    assert(0);
    return 0;
}
