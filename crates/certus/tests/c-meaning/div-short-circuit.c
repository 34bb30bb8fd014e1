// SAFE no-division-by-zero: guards by && and ?:
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int a = __VERIFIER_nondet_int(); int r = a && 10 / a; r = a ? 3 / a : 0; r = !a || 5 % a;
  return 0;
}
