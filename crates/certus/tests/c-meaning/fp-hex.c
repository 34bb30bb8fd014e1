// SAFE unreach-call: hexadecimal constants
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  A(0x1p3 == 8 && 0x1.8p0f == 1.5f && 0x.8p1 == 1.0 && 1e-1 == 0.1 && 1.f == 1 && .5e1 == 5);
  return 0;
}
