// UNSAFE no-overflow: a sum in a condition
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int i = __VERIFIER_nondet_int(); if (i + 1 > i) return 0;
  return 0;
}
