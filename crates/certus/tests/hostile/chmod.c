// ends: SIGSYS
#include "hostile.h"

int main(void) {
    chmod(VICTIM "/file", 0777);
    assert(0);
    return 0;
}
