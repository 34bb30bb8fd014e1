// ends: SIGSYS
#include "hostile.h"

int main(void) {
    chown(VICTIM "/file", 1234, 1234);
    assert(0);
    return 0;
}
