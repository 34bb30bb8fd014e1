// ends: SIGABRT
#include "hostile.h"

int main(void) {
    abort();
    assert(0);
    return 0;
}
