// SAFE unreach-call: comma
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 5;
int main(void) {
  int a = (k, 7); A(a == 7); int i, j; for (i = 0, j = 10; i < j; i++, j--); A(i == 5); a = 1, k = 9; A(a == 1 && k == 9); A(sizeof((char)1, (short)2) >= 2);
  return 0;
}
