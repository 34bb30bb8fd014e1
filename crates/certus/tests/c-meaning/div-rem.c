// UNSAFE no-division-by-zero: remainder
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  unsigned a = __VERIFIER_nondet_uint(); unsigned r = 10 % (a & 6);
  return 0;
}
