// SAFE unreach-call: inline and static functions
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
static inline int sq(int x) { return x * x; } extern inline __attribute__((gnu_inline)) int two(void) { return 2; } static int sq2(int x) { return sq(x) + 1; }
int main(void) { A(sq2(3) == 10); return 0; }
