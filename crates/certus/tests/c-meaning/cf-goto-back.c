// SAFE unreach-call: backward goto loops
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int n = 0, r = 0; again: n++; if (n < 5) goto again; A(n == 5 || n == 1); if (r++ < 1) { n = 0; goto again; } A(n == 5 && r == 2);
  return 0;
}
