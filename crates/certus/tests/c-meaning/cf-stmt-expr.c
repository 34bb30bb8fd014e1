// SAFE unreach-call: statement expressions
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 7;
int main(void) {
  int x = ({ int y = k; y * 2; }); A(x == 14); int z = ({ int i = 0; for (; i < 5; i++) if (i == 3) break; i; }) + 1; A(z == 4); ({ x++; }); A(x == 15); A(({ if (0) ; x; }) == 15);
  return 0;
}
