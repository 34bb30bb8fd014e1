// ends: 3
#include "hostile.h"

int main(void) {
    int file = open("/etc/passwd", O_RDONLY);
    if (file < 0) exit(3);
    assert(0);
    return 0;
}
