// SAFE no-bad-shift: long has 64 bits
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  unsigned long x = 1; x <<= 40; A(x == 1099511627776UL);
  return 0;
}
