// ends: SIGSYS
#include "hostile.h"

int main(void) {
    rmdir(VICTIM "/empty");
    assert(0);
    return 0;
}
