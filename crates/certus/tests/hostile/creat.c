// ends: SIGSYS
#include "hostile.h"

int main(void) {
    creat(VICTIM "/new", 0666);
    assert(0);
    return 0;
}
