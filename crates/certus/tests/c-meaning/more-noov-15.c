// UNSAFE no-overflow: in a case of long
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  long k = 9223372036854775807L; k = k * 2;
  return 0;
}
