// ends: SIGSYS
#include "hostile.h"
static void caught(int n) { (void)n; }

int main(void) {
    signal(SIGSYS, caught);
    unlink(VICTIM "/file");
    unlink(VICTIM "/file");
    assert(0);
    return 0;
}
