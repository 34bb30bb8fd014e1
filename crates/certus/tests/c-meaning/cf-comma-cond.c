// SAFE unreach-call: comma in conditions
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int i = 0, n = 0; while (n++, i < 3) i++; A(i == 3 && n == 4); if ((i = 0, 1)) n = 9; A(i == 0 && n == 9);
  return 0;
}
