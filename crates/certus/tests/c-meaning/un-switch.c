// UNSAFE no-uninitialised: a jump over the initialiser
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  switch (__VERIFIER_nondet_int()) { int x = 3; case 1: return x; }
  return 0;
}
