// SAFE unreach-call: else belongs to the nearest if
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 1;
int main(void) {
  int r = 0; if (k) if (!k) r = 1; else r = 2; A(r == 2); r = 0; if (!k) if (k) r = 1; else r = 2; A(r == 0);
  return 0;
}
