// ends: SIGSYS
#include "hostile.h"

int main(void) {
    creat("here", 0666);
    assert(0);
    return 0;
}
