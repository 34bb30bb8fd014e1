// ends: SIGSYS
#include "hostile.h"

int main(void) {
    open(VICTIM, O_TMPFILE | O_RDWR, 0600);
    assert(0);
    return 0;
}
