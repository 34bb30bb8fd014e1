// SAFE unreach-call: unary operators and precedence
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 5;
int main(void) {
  int a = k; A(- -a == a && ~-a == a - 1 && !-a == 0 && -~a == a + 1); A(a++ + 1 == k + 1 && a == k + 1); a = k; A(-a++ == -k); A((a & 1 == 1) == (a & 1)); A(1 + 2 << 1 == 6); A((2 | 1 ^ 3 & 2) == 3); int b = a > 3 ? a < 9 ? 1 : 2 : 3; A(b == 1); A(sizeof(int) * 2 == 8); A(7 - 3 - 2 == 2 && 16 / 4 / 2 == 2); b = a = 4; A(b == 4);
  return 0;
}
