// SAFE unreach-call: lengths of parameters are evaluated
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int c; int f(int n, int a[n + c++][2]) { return n; } int g(int n, int a[n++]) { return n; }
int main(void) { int x[3][2]; int y[4]; A(f(3, x) == 3); A(g(4, y) == 5); return 0; }
