// SAFE unreach-call: a ?: b evaluates a once
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int n = 0; int r = n++ ?: 7; A(r == 7 && n == 1); r = n++ ?: 7; A(r == 1 && n == 2);
  return 0;
}
