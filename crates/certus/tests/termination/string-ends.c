extern int __VERIFIER_nondet_int(void);
int main(void) {
    int length = __VERIFIER_nondet_int();
    if (length < 1) length = 1;
    char *text = __builtin_alloca(length);
    text[length - 1] = 0;
    while (*text && *text != '%') text++;
    return 0;
}
