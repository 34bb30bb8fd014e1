/* The argument of a call is the result of another one: what is known of results matters. */
extern int __VERIFIER_nondet_int(void);
int f(int n) {
    if (n <= 0) return 0;
    return f(f(n - 2) - 1) + 1;
}
int main(void) {
    int x = __VERIFIER_nondet_int();
    while (x > 0) x = f(x) - 2;
    return 0;
}
