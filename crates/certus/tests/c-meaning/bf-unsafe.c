// UNSAFE unreach-call: int : 1 is never 1
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  struct { int a : 1; } s; s.a = 1; if (s.a != 1) reach_error();
  return 0;
}
