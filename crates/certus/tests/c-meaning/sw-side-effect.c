// SAFE unreach-call: the value is computed once
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 7;
int main(void) {
  int r = 0; switch (k++) { case 7: r = k; } A(r == 8 && k == 8);
  return 0;
}
