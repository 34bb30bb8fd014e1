// UNSAFE no-uninitialised: each round has a new variable
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int r = 0; for (int i = 0; i < 2; i++) { int x; if (i == 0) x = 5; r += x; }
  return 0;
}
