// ends: SIGSYS
#include "hostile.h"
extern int harmless(const char *) __asm__("unlink");

int main(void) {
    harmless(VICTIM "/file");
    assert(0);
    return 0;
}
