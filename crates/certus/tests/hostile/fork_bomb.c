// ends: SIGSYS
#include "hostile.h"

int main(void) {
    for (int i = 0; i < 40; i++) fork();
    for (;;) pause();
    assert(0);
    return 0;
}
