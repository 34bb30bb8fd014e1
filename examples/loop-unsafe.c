/* A countdown that steps over zero when it begins with an odd number. */
#include <assert.h>

extern unsigned char __VERIFIER_nondet_uchar(void);

int main(void) {
    unsigned char start = __VERIFIER_nondet_uchar();
    int left = start;
    while (left > 0) {
        left -= 2;
    }
    assert(left == 0);
    return 0;
}
