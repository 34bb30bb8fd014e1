// ends: 3
#include "hostile.h"

int main(void) {
    FILE *file = fopen(VICTIM "/secret", "r");
    if (!file) exit(3);
    assert(0);
    return 0;
}
