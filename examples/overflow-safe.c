/* The middle of an interval, computed so that nothing overflows. */
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int low = __VERIFIER_nondet_int(), high = __VERIFIER_nondet_int();
    if (0 <= low && low <= high) {
        int middle = low + (high - low) / 2;
        return middle > high;
    }
    return 0;
}
