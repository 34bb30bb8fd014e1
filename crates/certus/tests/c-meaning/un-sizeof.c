// SAFE no-uninitialised: sizeof does not read
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int x; int s = sizeof x; A(s == 4);
  return 0;
}
