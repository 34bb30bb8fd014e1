// SAFE unreach-call: callbacks with state
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
typedef int (*op)(int, void *); int add(int x, void *s) { *(int *)s += x; return *(int *)s; }
int fold(op f, void *s, int n) { int r = 0; for (int i = 1; i <= n; i++) r = f(i, s); return r; }
int main(void) { int acc = 0; A(fold(add, &acc, 4) == 10 && acc == 10); return 0; }
