// SAFE no-overflow: a cast keeps it unsigned
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 65535;
int main(void) {
  unsigned short a = k; unsigned r = (unsigned)a * a; A(r == 4294836225u);
  return 0;
}
