/* Only for one input that nobody guesses. */
extern unsigned __VERIFIER_nondet_uint(void);
int odd(unsigned n, int never);
int even(unsigned n, int never) { return n == 0 ? 1 : odd(n - 1, never); }
int odd(unsigned n, int never) { return n == 0 ? never && odd(2, never) : even(n - 1, never); }
int main(void) {
    int never = __VERIFIER_nondet_uint() == 48271193;
    return even(3, never);
}
