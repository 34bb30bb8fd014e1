// SAFE unreach-call: the right average
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint(); if (a < b) { unsigned m = a + (b - a) / 2; A(m >= a && m < b); }
  return 0;
}
