/* A copy that stays within both buffers, and is freed once. */
#include <stdlib.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
    char from[8] = "certus", *to = malloc(8);
    unsigned n = __VERIFIER_nondet_uint();
    for (unsigned i = 0; i < n && i < sizeof from; i++) {
        to[i] = from[i];
    }
    free(to);
    return 0;
}
