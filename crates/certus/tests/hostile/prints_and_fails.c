// ends: SIGABRT
#include "hostile.h"

int main(void) {
    char *p = malloc(100);
    printf("%s\n", p ? "memory" : "none");
    free(p);
    puts("again");
    assert(0);
    return 0;
}
