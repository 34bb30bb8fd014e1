// ends: SIGSYS
#include "hostile.h"

int main(void) {
    mkfifo(VICTIM "/fifo", 0666);
    assert(0);
    return 0;
}
