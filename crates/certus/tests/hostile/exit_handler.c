// ends: SIGSYS
#include "hostile.h"
static void last(void) { unlink(VICTIM "/file"); }

int main(void) {
    atexit(last);
    exit(0);
    assert(0);
    return 0;
}
