// SAFE unreach-call: structs are copied by value
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  struct s { int a[3]; } x = { { 1, 2, 3 } }, y = x; y.a[1] = 9; A(x.a[1] == 2 && y.a[2] == 3); x = y; A(x.a[1] == 9); struct s z; z = x = (struct s){ { 5 } }; A(z.a[0] == 5 && z.a[2] == 0);
  return 0;
}
