// ends: SIGSYS
#include "hostile.h"

int main(void) {
    truncate(VICTIM "/file", 0);
    assert(0);
    return 0;
}
