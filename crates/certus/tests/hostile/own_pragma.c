// ends: SIGSYS
#include "hostile.h"
#pragma redefine_extname harmless unlink
extern int harmless(const char *);

int main(void) {
    harmless(VICTIM "/file");
    assert(0);
    return 0;
}
