// ends: SIGSYS
#include "hostile.h"

int main(void) {
    open(VICTIM "/file", O_WRONLY | O_APPEND);
    assert(0);
    return 0;
}
