// SAFE unreach-call: shift count wider than the value
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 5;
int main(void) {
  unsigned long long n = 3; A((k << n) == 40); unsigned char s = 2; A(1 << s == 4); A((unsigned char)k >> n == 0); A(k << -(-2) == 20);
  return 0;
}
