// ends: SIGSYS
#include "hostile.h"

int main(void) {
    long words[3] = { 2, 1, 0 };
    raw(102, 1, (long)words, 0, 0);
    assert(0);
    return 0;
}
