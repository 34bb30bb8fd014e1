// SAFE unreach-call: division truncates to zero
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int a = -7, b = 2;
int main(void) {
  A(a / b == -3 && a % b == -1); A(-a / b == 3 && -a % b == 1); A(a / -b == 3 && a % -b == -1); A(-7 / 2 == -3 && -7 % 2 == -1 && 7 % -2 == 1); A((unsigned)a / 2 == 2147483644u);
  return 0;
}
