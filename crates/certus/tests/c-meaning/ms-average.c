// UNSAFE unreach-call: the average of two unsigned numbers wraps
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint(); if (a < b) A((a + b) / 2 >= a);
  return 0;
}
