/* The inner loop would go on for ever if m were the largest number and y wrapped around. */
extern int __VERIFIER_nondet_int(void);
int main(void) {
    int y = 0, m = __VERIFIER_nondet_int(), x = m;
    while (x >= 0 && y >= 0) {
        if (__VERIFIER_nondet_int()) {
            while (y <= m && __VERIFIER_nondet_int()) y++;
            x--;
        }
        y--;
    }
    return 0;
}
