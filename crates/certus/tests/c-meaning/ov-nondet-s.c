// SAFE no-overflow: sum of two inputs within bounds
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(); if (a > 0 && b > 0 && a < 2000000000 && b < 140000000) { int c = a + b; }
  return 0;
}
