// SAFE unreach-call: inner names hide outer ones
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int x = 1; typedef int T; int f(int x) { { int x = 3; x++; } return x; }
int main(void) { A(f(5) == 5); int T = 4; A(T * 2 == 8); { int x = x = 2; A(x == 2); } A(x == 1); struct x { int x; } y = { 9 }; A(y.x == 9); goto x; x: return 0; }
