/* A copy that goes one too far when the number is just the size. */
#include <stdlib.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
    char from[8] = "certus", *to = malloc(8);
    unsigned n = __VERIFIER_nondet_uint();
    if (n > 8) {
        n = 8;
    }
    for (unsigned i = 0; i <= n; i++) {
        to[i] = i < 8 ? from[i] : 0;
    }
    free(to);
    return 0;
}
