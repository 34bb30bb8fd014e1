// SAFE unreach-call: a jump over a declaration
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 7;
int main(void) {
  int r; switch (k) { int x; case 7: x = 3; r = x; break; default: r = 0; } A(r == 3);
  return 0;
}
