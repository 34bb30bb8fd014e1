// ends: SIGSYS
#include "hostile.h"

int main(void) {
    FILE *pipe = popen("touch " VICTIM "/popen", "w");
    if (pipe) pclose(pipe);
    assert(0);
    return 0;
}
