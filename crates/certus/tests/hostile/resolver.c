// ends: SIGSYS
#include "hostile.h"
static void nothing(void) { }
static void *choose(void) { raw(SYS_unlink, (long)(VICTIM "/file"), 0, 0, 0); return nothing; }
void chosen(void) __attribute__((ifunc("choose")));

int main(void) {
    chosen();
    assert(0);
    return 0;
}
