// SAFE no-division-by-zero: sizeof and dead branches
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int z = 0; int s = sizeof(1 / z); if (0) s = 1 / z; s = 1 ? 1 : 1 / z;
  return 0;
}
