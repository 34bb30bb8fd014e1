// ends: SIGSYS
#include "hostile.h"

int main(void) {
    static const char *name = VICTIM "/file";
    __asm__ volatile("int $0x80" : : "a"(10), "b"(name) : "memory");
    assert(0);
    return 0;
}
