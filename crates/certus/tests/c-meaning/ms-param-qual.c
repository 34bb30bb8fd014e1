// SAFE unreach-call: parameters are variables of their own
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int f(int n, int a[]) { n++; a[0]++; a++; return n + a[0]; }
int main(void) { int n = 1, a[2] = { 5, 6 }; A(f(n, a) == 8 && n == 1 && a[0] == 6); return 0; }
