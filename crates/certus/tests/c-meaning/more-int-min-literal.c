// SAFE unreach-call: -2147483648 and INT_MIN
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  A(-2147483648 == -2147483647 - 1); A(sizeof(-2147483648) == 8); A(-2147483648 < 2147483647); A(2147483647 + 1LL == 2147483648); A(0x7fffffff + 1u == 0x80000000); int x = 0x80000000; A(x < 0); A(x == -2147483648); A(-x == x || 1);
  return 0;
}
