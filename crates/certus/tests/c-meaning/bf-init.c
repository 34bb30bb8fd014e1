// SAFE unreach-call: initialisers of bit-fields cut
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 7;
int main(void) {
  struct { unsigned a : 2; int : 3; int b : 2; } s = { k, k }; A(s.a == 3 && s.b == -1); struct { int x : 5; } t[] = { [1].x = 17, [0].x = -17 }; A(t[1].x == -15 && t[0].x == 15);
  return 0;
}
