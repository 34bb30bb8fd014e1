// SAFE unreach-call: unsigned and signed division mix
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = -1;
int main(void) {
  A(k / 2u == 2147483647u); A(k / 2 == 0); A(-7 / 2u == 2147483644u); A(k % 2u == 1); long long l = k; A(l / 2u == 0); A(l % 10u == -1); unsigned short s = 2; A(k / s == 0); A((k >> 1u) == -1); unsigned long long q = k; A(q / 2 == 0x7fffffffffffffffULL);
  return 0;
}
