// UNSAFE no-uninitialised: a loop that may not run
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int x; int n = __VERIFIER_nondet_int(); for (int i = 0; i < n && i < 3; i++) x = i; return x;
  return 0;
}
