// SAFE unreach-call: a compound literal that reads its target
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  struct s { int a, b; } x = { 1, 2 }; x = (struct s){ .a = x.b, .b = x.a }; A(x.a == 2 && x.b == 1); for (int i = 0; i < 2; i++) x = (struct s){ x.a + 1, x.b + x.a }; A(x.a == 4 && x.b == 6);
  return 0;
}
