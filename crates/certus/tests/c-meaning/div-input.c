// UNSAFE no-division-by-zero: division by an input
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int a = __VERIFIER_nondet_int(); if (a < 5 && a > -5) { int r = 10 / a; }
  return 0;
}
