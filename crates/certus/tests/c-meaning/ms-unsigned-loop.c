// UNSAFE unreach-call: an unsigned number is never negative
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  unsigned i; int n = 0; for (i = 2; i >= 0; i--) if (++n > 3) reach_error();
  return 0;
}
