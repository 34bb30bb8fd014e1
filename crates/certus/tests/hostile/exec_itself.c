// ends: SIGSYS
#include "hostile.h"

int main(void) {
    char *arguments[] = { "../program", 0 };
    execve("../program", arguments, 0);
    assert(0);
    return 0;
}
