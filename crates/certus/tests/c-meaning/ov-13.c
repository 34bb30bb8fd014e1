// SAFE no-overflow: conversions do not overflow
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = -2147483647 - 1;
int main(void) {
  int r = (int)3000000000u; r = (int)(1LL << 35); char c = 1000;
  return 0;
}
