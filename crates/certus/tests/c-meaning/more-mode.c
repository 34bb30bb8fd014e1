// SAFE unreach-call: attribute mode
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 300;
int main(void) {
  typedef int q __attribute__((mode(QI))); typedef unsigned d __attribute__((mode(DI))); A(sizeof(q) == 1 && sizeof(d) == 8); q x = k; A(x == 44); d y = k; y <<= 40; A(y != 0);
  return 0;
}
