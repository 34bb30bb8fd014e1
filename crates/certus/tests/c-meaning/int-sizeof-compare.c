// SAFE unreach-call: sizeof is unsigned
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int n = -1;
int main(void) {
  A(!(n < sizeof(int))); A(n < (int)sizeof(int)); A(-1 > sizeof(char));
  return 0;
}
