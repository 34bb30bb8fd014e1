// SAFE no-overflow: long abs
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = -2147483647 - 1;
int main(void) {
  long r = k; if (r < 0) r = -r; A(r == 2147483648L);
  return 0;
}
