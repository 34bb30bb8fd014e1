/* Every way through sets the result before it is used. */
extern int __VERIFIER_nondet_int(void);

int main(void) {
    int sign, x = __VERIFIER_nondet_int();
    if (x > 0) {
        sign = 1;
    } else if (x < 0) {
        sign = -1;
    } else {
        sign = 0;
    }
    return sign;
}
