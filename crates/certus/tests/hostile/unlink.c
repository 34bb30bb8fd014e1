// ends: SIGSYS
#include "hostile.h"

int main(void) {
    unlink(VICTIM "/file");
    assert(0);
    return 0;
}
