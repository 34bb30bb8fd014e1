extern int __VERIFIER_nondet_int(void);
int main(void) {
    int n = __VERIFIER_nondet_int();
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < 3; j++) i = 0;
    }
    return 0;
}
