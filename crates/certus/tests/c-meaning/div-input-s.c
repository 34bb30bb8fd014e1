// SAFE no-division-by-zero: guarded
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int a = __VERIFIER_nondet_int(); if (a) { int r = 10 / a; r = 10 % a; r /= a; }
  return 0;
}
