// SAFE unreach-call: a variable keeps its value while its block lives
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int n = 0; { int x = 5; l: x++; if (n++ < 2) goto l; A(x == 8); }
  return 0;
}
