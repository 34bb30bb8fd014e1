// ends: SIGSYS
#include "hostile.h"

int main(void) {
    char *arguments[] = { "/bin/sh", "-c", "exit 7", 0 };
    execve("/bin/sh", arguments, 0);
    assert(0);
    return 0;
}
