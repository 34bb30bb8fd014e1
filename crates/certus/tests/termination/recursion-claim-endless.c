/* That the result is below the argument is true of all arguments but one. */
extern int __VERIFIER_nondet_int(void);
static int f(int n) {
    if (n <= 0) return -1;
    if (n == 77777) return n;
    f(n > 3 ? 3 : n - 1);
    return n - 1;
}
int main(void) {
    int x = __VERIFIER_nondet_int() == 48271193 ? 77777 : 5;
    while (x > 0) x = f(x);
    return 0;
}
