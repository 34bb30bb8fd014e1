// ends: SIGSYS
#include "hostile.h"

int main(void) {
    rename(VICTIM "/file", VICTIM "/other");
    assert(0);
    return 0;
}
