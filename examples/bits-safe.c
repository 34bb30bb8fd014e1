/* Two ways to find out whether a number is a power of two. */
#include <assert.h>

extern unsigned __VERIFIER_nondet_uint(void);

int main(void) {
    unsigned x = __VERIFIER_nondet_uint();
    int trick = x != 0 && (x & (x - 1)) == 0;
    int count = 0;
    for (int i = 0; i < 32; i++) {
        count += x >> i & 1;
    }
    assert(trick == (count == 1));
    return 0;
}
