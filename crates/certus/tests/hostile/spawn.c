// ends: SIGSYS
#include "hostile.h"
#include <spawn.h>
extern char **environ;

int main(void) {
    pid_t pid;
    char *arguments[] = { "touch", VICTIM "/spawn", 0 };
    posix_spawnp(&pid, "touch", 0, 0, arguments, environ);
    assert(0);
    return 0;
}
