/* The inputs that lead into the loop have to be solved for. */
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int();
    if (a < 1000 || a > 100000 || b != a - 3) return 0;
    unsigned char round = 0;
    while (a > b) {
        round++;
        if (round < 2 && a < b) break;
    }
    return 0;
}
