// ends: SIGSYS
#include "hostile.h"

int main(void) {
    mkdir(VICTIM "/folder", 0777);
    assert(0);
    return 0;
}
