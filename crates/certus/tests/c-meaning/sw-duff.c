// SAFE unreach-call: Duff's device
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 7;
int main(void) {
  int n = k, r = 0, c = (n + 3) / 4; switch (n % 4) { case 0: do { r++; case 3: r++; case 2: r++; case 1: r++; } while (--c > 0); } A(r == k);
  return 0;
}
