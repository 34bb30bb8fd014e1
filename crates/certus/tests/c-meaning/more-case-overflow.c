// UNSAFE unreach-call: a case is converted to the type of the value
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
unsigned char k = 0;
int main(void) {
  int r = 0; switch (k) { case 256: r = 1; break; case 0: r = 2; } if (r == 2) reach_error();
  return 0;
}
