// ends: SIGSYS
#include "hostile.h"

int main(void) {
    char *arguments[] = { "/bin/sh", "-c", "exit 7", 0 };
    raw(11, (long)"/bin/sh", (long)arguments, 0, 0);
    assert(0);
    return 0;
}
