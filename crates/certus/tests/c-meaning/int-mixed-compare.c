// SAFE unreach-call: -1 is large as unsigned
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int s = -1; unsigned u = 1; signed char c = -1; short sh = -1; unsigned short us = 0;
int main(void) {
  A(!(s < u)); A(s > u); A((long long)s < u); A(c > u); A(sh < us); A(-1 < (unsigned short)0 + 0);
  return 0;
}
