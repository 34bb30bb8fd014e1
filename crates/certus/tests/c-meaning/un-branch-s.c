// SAFE no-uninitialised: given on all ways
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int x; if (__VERIFIER_nondet_int()) x = 1; else x = 2; return x;
  return 0;
}
