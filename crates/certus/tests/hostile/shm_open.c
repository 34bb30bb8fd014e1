// ends: SIGSYS
#include "hostile.h"

int main(void) {
    shm_open("/certus-hostile", O_CREAT | O_RDWR, 0600);
    assert(0);
    return 0;
}
