// SAFE no-overflow: unsigned never overflows
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  unsigned u = __VERIFIER_nondet_uint(), v = __VERIFIER_nondet_uint(); unsigned a = u + v, b = u - v, c = u * v, d = -u; unsigned char e = a; e++; e += 200; u++; v--;
  return 0;
}
