/* A leap year rule that forgets the centuries. */
#include <assert.h>

extern unsigned short __VERIFIER_nondet_ushort(void);

int leap(unsigned year) {
    return year % 4 == 0;
}

int main(void) {
    unsigned year = __VERIFIER_nondet_ushort();
    if (year % 100 == 0 && year % 400 != 0) {
        assert(!leap(year));
    }
    return 0;
}
