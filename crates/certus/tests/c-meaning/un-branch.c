// UNSAFE no-uninitialised: given on one way only
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int x; if (__VERIFIER_nondet_int()) x = 1; return x;
  return 0;
}
