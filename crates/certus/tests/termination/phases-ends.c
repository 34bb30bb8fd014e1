/* First y falls below zero, then x falls. */
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int x = __VERIFIER_nondet_int(), y = __VERIFIER_nondet_int();
    if (x > 1000 || y > 1000 || y < -1000) return 0;
    while (x > 0) {
        x = x + y;
        y = y - 1;
    }
    return 0;
}
