extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    unsigned x = 1, n = __VERIFIER_nondet_uint();
    if (n > 1000000) return 0;
    while (x < n) x = x + x;
    return 0;
}
