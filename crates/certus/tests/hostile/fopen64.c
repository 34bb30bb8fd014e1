// ends: SIGSYS
#define _FILE_OFFSET_BITS 64
#include "hostile.h"

int main(void) {
    FILE *file = fopen(VICTIM "/file", "w");
    if (file) fclose(file);
    assert(0);
    return 0;
}
