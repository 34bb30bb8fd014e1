// ends: 4
#include "hostile.h"

int main(void) {
    for (;;) {
        char *p = malloc(1 << 26);
        if (!p) exit(4);
        memset(p, 1, 1 << 26);
    }
    assert(0);
    return 0;
}
