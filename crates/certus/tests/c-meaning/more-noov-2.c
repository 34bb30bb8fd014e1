// UNSAFE no-overflow: a compound assignment computes in int
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  short s = 32767; int i = 2147483647; i += s > 0;
  return 0;
}
