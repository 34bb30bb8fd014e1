// SAFE unreach-call: && and || stop early
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int a = 0, b = 0; A(!(a && ++b)); A(b == 0); A(!a || ++b); A(b == 0); A((a || ++b) && b == 1); int r = a && b++ || !b++; A(b == 2 && r == 0);
  return 0;
}
