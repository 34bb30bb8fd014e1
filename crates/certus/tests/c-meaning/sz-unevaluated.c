// SAFE unreach-call: sizeof, _Alignof and typeof do not evaluate
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int n = 0; int s = sizeof(n++) + sizeof(int[3]) + _Alignof(double) * 0; typeof(n++) x = 5; __typeof__(n) y = 3; A(n == 0 && s == 16 && x + y == 8); A(sizeof n++ == 4 && n == 0);
  return 0;
}
