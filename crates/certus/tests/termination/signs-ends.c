/* The sign changes in every round: neither x nor -x falls in all of them, but between any two rounds one of them has fallen. */
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = __VERIFIER_nondet_int();
    while (x != 0) {
        if (x > 0)
            x = -(x - 1);
        else
            x = -(x + 1);
    }
    return 0;
}
