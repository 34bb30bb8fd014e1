// SAFE unreach-call: sizeof of a VLA type evaluates
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int main(void) {
  int n = 3; int s = sizeof(int[n++]); A(n == 4 && s == 12); int a[n]; n = 10; A(sizeof a == 16); A(sizeof a / sizeof a[0] == 4); A(sizeof(a[n++]) == 4 && n == 10);
  return 0;
}
