/* The absolute value by bit tricks; one number has none. */
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
    int x = __VERIFIER_nondet_int();
    int mask = x >> 31;
    int absolute = (int)(((unsigned)x ^ (unsigned)mask) - (unsigned)mask);
    assert(absolute >= 0);
    return 0;
}
