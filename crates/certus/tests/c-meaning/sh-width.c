// UNSAFE no-bad-shift: shift by 32
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int n = __VERIFIER_nondet_int(); if (n >= 0 && n <= 32) { unsigned r = 1u << n; }
  return 0;
}
