// UNSAFE unreach-call: the absolute value of INT_MIN is negative (wraps)
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int a = __VERIFIER_nondet_int(); int b = a < 0 ? (int)-(unsigned)a : a; A(b >= 0);
  return 0;
}
