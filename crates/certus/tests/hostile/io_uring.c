// ends: SIGSYS
#include "hostile.h"

int main(void) {
    char params[256] = { 0 };
    raw(425, 4, (long)params, 0, 0);
    assert(0);
    return 0;
}
