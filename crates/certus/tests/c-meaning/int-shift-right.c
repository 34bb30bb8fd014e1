// SAFE unreach-call: >> of negative numbers keeps the sign
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int n = -7;
int main(void) {
  A(n >> 1 == -4); A((unsigned)n >> 28 == 15); A((signed char)-128 >> 7 == -1); unsigned char c = 0x80; A(c << 1 == 256); A((c >> 7) == 1); A((1u << 31) == 0x80000000u); A(1LL << 40 == 1099511627776LL);
  return 0;
}
