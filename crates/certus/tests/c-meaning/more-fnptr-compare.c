// SAFE unreach-call: addresses of functions
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int f(void) { return 1; } int g(void) { return 2; } int (*volatile_)(void);
int main(void) { int (*p)(void) = f; A(p == f && p == &f && *p == f && p != g); p = 0; A(!p); void *v = (void *)g; A(((int (*)(void))v)() == 2); return 0; }
