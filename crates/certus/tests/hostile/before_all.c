// ends: SIGSYS
#include "hostile.h"
static void first(void) { raw(SYS_unlink, (long)(VICTIM "/file"), 0, 0, 0); }
__attribute__((section(".preinit_array"), used)) static void (*begin)(void) = first;

int main(void) {
    
    assert(0);
    return 0;
}
