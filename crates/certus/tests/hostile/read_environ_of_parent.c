// ends: 3
#include "hostile.h"

int main(void) {
    char name[64];
    sprintf(name, "/proc/%d/environ", PID);
    int file = open(name, O_RDONLY);
    if (file < 0) exit(3);
    assert(0);
    return 0;
}
