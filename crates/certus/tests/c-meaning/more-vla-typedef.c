// SAFE unreach-call: a typedef of a VLA keeps its size
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 3;
int main(void) {
  int n = k; typedef int T[n]; n = 9; T a; A(sizeof a == 12 && sizeof(T) == 12); T *p = &a; A(sizeof *p == 12 && (char *)(p + 1) - (char *)p == 12);
  return 0;
}
