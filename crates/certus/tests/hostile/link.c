// ends: SIGSYS
#include "hostile.h"

int main(void) {
    link(VICTIM "/file", VICTIM "/hard");
    assert(0);
    return 0;
}
