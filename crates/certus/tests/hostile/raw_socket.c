// ends: SIGSYS
#include "hostile.h"

int main(void) {
    raw(SYS_socket, 2, 1, 0, 0);
    assert(0);
    return 0;
}
