// SAFE unreach-call: a switch in a statement expression
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 2;
int main(void) {
  int r = ({ int t; switch (k) { case 1: t = 10; break; case 2: t = 20; break; default: t = 30; } t; }) + ({ int u = 0; for (;;) { if (++u > 3) break; } u; }); A(r == 24);
  return 0;
}
