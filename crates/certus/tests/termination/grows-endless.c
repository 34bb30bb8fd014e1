extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    unsigned x = 1;
    while (x % 2) x = x + 2;
    return 0;
}
