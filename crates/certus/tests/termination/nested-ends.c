extern int __VERIFIER_nondet_int(void);
int main(void) {
    int n = __VERIFIER_nondet_int();
    for (int i = 0; i < n; i++) {
        for (int j = n; j > i; j--) {}
    }
    return 0;
}
