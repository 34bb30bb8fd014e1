// SAFE unreach-call: a label at the end of a block
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 1;
int main(void) {
  int r = 0; { if (k) goto end; r = 1; end:; } A(r == 0); { goto e2; r = 2; e2: ; } A(r == 0);
  return 0;
}
