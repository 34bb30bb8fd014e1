/* The recursive and the closed form of a sum. */
#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

unsigned sum(unsigned n) {
    return n == 0 ? 0 : n + sum(n - 1);
}

int main(void) {
    unsigned n = __VERIFIER_nondet_uchar() % 8;
    assert(sum(n) == n * (n + 1) / 2);
    return 0;
}
