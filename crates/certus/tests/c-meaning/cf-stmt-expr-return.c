// SAFE unreach-call: return out of a statement expression
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int f(int a) { int r = 1 + ({ if (a) return 9; 3; }); return r; }
int main(void) { A(f(1) == 9 && f(0) == 4); return 0; }
