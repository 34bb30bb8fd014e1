// ends: LATE
#include "hostile.h"

int main(void) {
    sleep(1000);
    assert(0);
    return 0;
}
