// SAFE unreach-call: goto into a block and a loop
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int i = 0, r = 0; goto in; while (i < 3) { r += 10; in: r++; i++; } A(r == 23); { goto b; { r = 0; b: r++; } } A(r == 24);
  return 0;
}
