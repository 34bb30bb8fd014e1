// UNSAFE no-overflow: unsigned short times itself overflows int
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 65535;
int main(void) {
  unsigned short a = k; int r = a * a;
  return 0;
}
