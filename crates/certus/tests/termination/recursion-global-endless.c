/* What a call changes keeps the loop alive, for one input that nobody guesses. */
extern int __VERIFIER_nondet_int(void);
static void f(int *p, int n, int never) {
    if (n <= 0) {
        if (never) *p = 7;
        return;
    }
    f(p, n - 1, never);
}
int main(void) {
    int x = 3, n = __VERIFIER_nondet_int();
    int never = __VERIFIER_nondet_int() == 48271193;
    while (x > 0) {
        x--;
        f(&x, n, never);
    }
    return 0;
}
