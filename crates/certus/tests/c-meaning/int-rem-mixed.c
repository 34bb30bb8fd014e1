// SAFE unreach-call: remainder with an unsigned operand
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int a = -7; unsigned u = 3;
int main(void) {
  A(a % u == 4294967289u % 3); A(a / u == 4294967289u / 3); A((long long)a % u == -1);
  return 0;
}
