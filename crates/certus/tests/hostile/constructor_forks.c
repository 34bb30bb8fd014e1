// ends: SIGSYS
#include "hostile.h"
__attribute__((constructor(101))) static void first(void) { if (fork() == 0) for (;;) pause(); }

int main(void) {
    
    assert(0);
    return 0;
}
