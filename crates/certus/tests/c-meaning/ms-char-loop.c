// UNSAFE unreach-call: an unsigned char is always below 256
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  unsigned char c = 250; int n = 0; while (c < 256) { c++; if (++n == 300) reach_error(); }
  return 0;
}
