// SAFE unreach-call: a case in an else branch
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 2;
int main(void) {
  int r = 0; switch (k) { case 0: if (r) { case 1: r += 1; } else { case 2: r += 2; } r += 4; } A(r == 6);
  return 0;
}
