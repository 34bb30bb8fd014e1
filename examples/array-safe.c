/* A ring buffer: what was put in comes out, in order. */
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

#define SIZE 4

int main(void) {
    int buffer[SIZE], first = 0, count = 0, put = 0, got = 0;
    while (__VERIFIER_nondet_int()) {
        if (__VERIFIER_nondet_int() && count < SIZE) {
            buffer[(first + count) % SIZE] = put & 1;
            put ^= 1;
            count++;
        } else if (count > 0) {
            assert(buffer[first] == got);
            got ^= 1;
            first = (first + 1) % SIZE;
            count--;
        }
        assert(0 <= count && count <= SIZE);
    }
    return 0;
}
