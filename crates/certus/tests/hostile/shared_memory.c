// ends: 4
#include "hostile.h"

int main(void) {
    char *p = mmap(0, 1l << 36, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED) exit(4);
    assert(0);
    return 0;
}
