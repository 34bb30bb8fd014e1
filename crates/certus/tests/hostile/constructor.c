// ends: SIGSYS
#include "hostile.h"
__attribute__((constructor(101))) static void first(void) { unlink(VICTIM "/file"); }

int main(void) {
    
    assert(0);
    return 0;
}
