// SAFE unreach-call: unsigned int and long compare as unsigned long on ILP32
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
long l = -1; unsigned u = 1;
int main(void) {
  A(l > u);
  return 0;
}
