// ends: SIGSYS
#include "hostile.h"

int main(void) {
    setpgid(0, 0);
    assert(0);
    return 0;
}
