// SAFE unreach-call: long long cases
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
long long l = 1LL << 40;
int main(void) {
  int r = 0; switch (l) { case 1LL << 40: r = 1; break; case 0: r = 2; } A(r == 1); switch ((int)l) { case 1LL << 40: r = 3; break; } A(r == 3);
  return 0;
}
