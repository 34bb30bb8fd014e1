// UNSAFE no-overflow: sum of two inputs
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(); if (a > 0 && b > 0 && a < 2000000000 && b < 200000000) { int c = a + b; }
  return 0;
}
