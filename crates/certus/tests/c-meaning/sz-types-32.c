// SAFE unreach-call: sizes on ILP32
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  A(sizeof(long) == 4 && sizeof(void *) == 4 && sizeof(long double) == 12 && sizeof(struct { char c; double d; }) == 12 && sizeof(struct { char c; long long l; }) == 12 && _Alignof(struct { double d; }) == 4);
  return 0;
}
