// SAFE unreach-call: a static local is shared by all activations
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int f(int n) { static int calls = 10; int here = calls++; if (n) f(n - 1); return here * 100 + calls; }
int main(void) { int r = f(2); A(r == 1013); r = f(0); A(r == 1314); return 0; }
