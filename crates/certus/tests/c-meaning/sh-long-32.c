// UNSAFE no-bad-shift: long has 32 bits
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  unsigned long x = 1; x <<= 40;
  return 0;
}
