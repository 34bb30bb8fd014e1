// SAFE unreach-call: constant expressions
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  enum { X = 1 << 4 | 3, Y = X * 2 - 1, Z = sizeof(int) * 2, W = -7 / 2, V = (unsigned char)300, Q = 'a' < 'b' ? 10 : 20 }; int a[Y - 30]; A(X == 19 && Y == 37 && Z == 8 && W == -3 && V == 44 && Q == 10 && sizeof a == 28); static int g = (int)3.99 + (1 ? 2 : 1 / 1); A(g == 5);
  return 0;
}
