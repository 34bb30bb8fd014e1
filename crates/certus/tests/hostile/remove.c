// ends: SIGSYS
#include "hostile.h"

int main(void) {
    remove(VICTIM "/file");
    assert(0);
    return 0;
}
