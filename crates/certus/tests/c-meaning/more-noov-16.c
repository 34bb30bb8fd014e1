// SAFE no-overflow: casts before
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int k = 2147483647; long long l = (long long)k * k; l = (long long)k + 1; l = k + 1LL; l = k * 2L; l = k + 1u;
  return 0;
}
