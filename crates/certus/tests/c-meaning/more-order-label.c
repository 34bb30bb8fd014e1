// SAFE unreach-call: a statement expression with a loop and labels beside a call with effects
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int g; int f(void) { g++; return 1; }
int main(void) {
  int r = f() + ({ int i = 0; again: if (++i < 3) goto again; switch (i) { case 3: i = 5; } i; }); A(r == 6 && g == 1);
  return 0;
}
