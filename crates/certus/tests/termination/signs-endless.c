/* As the other one, but the number stays as far from zero as it is. */
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    while (x != 0) {
        if (x > 0)
            x = -x;
        else
            x = -x;
    }
    return 0;
}
