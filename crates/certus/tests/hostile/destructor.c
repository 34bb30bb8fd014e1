// ends: SIGSYS
#include "hostile.h"
__attribute__((destructor)) static void last(void) { unlink(VICTIM "/file"); }

int main(void) {
    exit(0);
    assert(0);
    return 0;
}
