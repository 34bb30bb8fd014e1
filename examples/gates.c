/* Two gates of a lock: never both open, whatever is asked of it. */
#include <assert.h>

extern int __VERIFIER_nondet_int(void);

int main(void) {
    int upper = 0, lower = 1, boats = 0;
    while (__VERIFIER_nondet_int()) {
        if (lower && boats < 3) {
            boats++;
            lower = 0;
            upper = 1;
        } else if (upper) {
            boats--;
            upper = 0;
            lower = 1;
        }
        assert(!(upper && lower));
        assert(boats >= 0 && boats <= 1);
    }
    return 0;
}
