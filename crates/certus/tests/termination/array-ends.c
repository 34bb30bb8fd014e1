extern int __VERIFIER_nondet_int(void);
int main(void) {
    int a[8];
    for (int i = 0; i < 8; i++) a[i] = __VERIFIER_nondet_int();
    int i = 0;
    while (i < 8 && a[i] != 7) i++;
    return 0;
}
