/* Whatever the order of steps, x and y stay equal: the invariant has to be found. */
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
    unsigned x = 0, y = 0;
    while (__VERIFIER_nondet_int()) {
        x += 2;
        y += 2;
    }
    assert(x == y);
    assert(x % 2 == 0);
    return 0;
}
