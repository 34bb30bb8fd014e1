/* A round of the outer loop takes a thousand steps. */
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int i = __VERIFIER_nondet_int(), j;
    while (i <= 10) {
        j = 1000;
        while (j > 1) j--;
        i++;
    }
    return 0;
}
