// UNSAFE unreach-call: the difference of unsigned shorts is signed
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  unsigned short a = 1, b = 2; if (a - b < 0) reach_error();
  return 0;
}
