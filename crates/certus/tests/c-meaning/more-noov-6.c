// UNSAFE no-overflow: a difference of inputs
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int i = __VERIFIER_nondet_int(), j = __VERIFIER_nondet_int(); if (i >= 0) { int k = j - i; }
  return 0;
}
