// SAFE unreach-call: locals of activations are distinct
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int f(int n) { int a[2] = { n, n * 2 }; if (n > 0) f(n - 1); return a[0] + a[1]; }
int main(void) { A(f(3) == 9); return 0; }
