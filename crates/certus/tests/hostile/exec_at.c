// ends: SIGSYS
#include "hostile.h"

int main(void) {
    char *arguments[] = { "/bin/sh", "-c", "exit 7", 0 };
    raw(SYS_execveat, AT_FDCWD, (long)"/bin/sh", (long)arguments, 0);
    assert(0);
    return 0;
}
