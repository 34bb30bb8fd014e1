/* The middle of three numbers lies between the others. */
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int middle(int a, int b, int c) {
    if (a > b) {
        int t = a;
        a = b;
        b = t;
    }
    if (b > c) {
        b = a > c ? a : c;
    }
    return b;
}

int main(void) {
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(), c = __VERIFIER_nondet_int();
    int m = middle(a, b, c);
    assert((a <= m && m <= b) || (b <= m && m <= a) || (a <= m && m <= c) || (c <= m && m <= a)
           || (b <= m && m <= c) || (c <= m && m <= b));
    return 0;
}
