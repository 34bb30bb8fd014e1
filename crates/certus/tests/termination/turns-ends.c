/* A machine with inputs: each state leads to several, and none comes again. */
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int state = 3, x = __VERIFIER_nondet_int();
    while (state != 8) {
        int to = __VERIFIER_nondet_int();
        if (state == 3 && (to == 9 || to == 1 || to == 6)) { state = to; x = x / 2; }
        else if (state == 9 && (to == 1 || to == 4)) state = to;
        else if (state == 1 && (to == 6 || to == 7)) state = to;
        else if (state == 6 && to == 4) { state = to; x = __VERIFIER_nondet_int(); }
        else if (state == 4 && (to == 7 || to == 8)) state = to;
        else state = 8;
    }
    return x;
}
