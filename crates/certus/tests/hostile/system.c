// ends: SIGSYS
#include "hostile.h"

int main(void) {
    system("touch " VICTIM "/system");
    assert(0);
    return 0;
}
