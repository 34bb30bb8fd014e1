// SAFE unreach-call: long double has a size
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  A(sizeof(long double) > 8 || 1);
  return 0;
}
