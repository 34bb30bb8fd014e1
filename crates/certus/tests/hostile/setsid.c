// ends: SIGSYS
#include "hostile.h"

int main(void) {
    setsid();
    assert(0);
    return 0;
}
