extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
    unsigned char n = __VERIFIER_nondet_uint();
    for (unsigned char i = n; i >= 0; i--) {}
    return 0;
}
