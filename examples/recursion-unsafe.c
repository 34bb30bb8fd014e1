/* Ackermann's function grows faster than one thinks. */
#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

unsigned ackermann(unsigned m, unsigned n) {
    if (m == 0) {
        return n + 1;
    }
    if (n == 0) {
        return ackermann(m - 1, 1);
    }
    return ackermann(m - 1, ackermann(m, n - 1));
}

int main(void) {
    unsigned m = __VERIFIER_nondet_uchar() % 3, n = __VERIFIER_nondet_uchar() % 3;
    assert(ackermann(m, n) < 7);
    return 0;
}
