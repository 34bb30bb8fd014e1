/* Swapping by exclusive or forgets that both may be the same. */
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

void swap(int *a, int *b) {
    *a ^= *b;
    *b ^= *a;
    *a ^= *b;
}

int main(void) {
    int cells[3] = {1, 2, 3};
    int i = __VERIFIER_nondet_int(), j = __VERIFIER_nondet_int();
    if (i < 0 || i > 2 || j < 0 || j > 2) {
        return 0;
    }
    swap(&cells[i], &cells[j]);
    assert(cells[0] + cells[1] + cells[2] == 6);
    return 0;
}
