// SAFE unreach-call: two functions have their own statics
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int f(void) { static int x; return ++x; } int g(void) { static int x = 5; { static int x = 7; x++; } return ++x; }
int main(void) { f(); f(); g(); A(f() == 3); A(g() == 7); return 0; }
