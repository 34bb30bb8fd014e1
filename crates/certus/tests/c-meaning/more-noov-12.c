// SAFE no-overflow: float to int is not overflow of arithmetic
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  double d = 1e5; int i = d * 3; float f = 3e38f; f *= 10; i = -(int)d;
  return 0;
}
