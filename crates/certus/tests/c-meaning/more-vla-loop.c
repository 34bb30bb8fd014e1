// SAFE unreach-call: a VLA in a loop has a new size each round
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int r = 0; for (int i = 1; i <= 3; i++) { int a[i]; a[i - 1] = i; r += sizeof a + a[i - 1]; } A(r == 30);
  return 0;
}
