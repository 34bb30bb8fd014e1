/* The average of two numbers, as most people write it first. */
extern unsigned __VERIFIER_nondet_uint(void);
extern void reach_error(void);

int main(void) {
    unsigned a = __VERIFIER_nondet_uint();
    unsigned b = __VERIFIER_nondet_uint();
    unsigned average = (a + b) / 2;
    if (average < a && average < b) {
        reach_error();
    }
    return 0;
}
