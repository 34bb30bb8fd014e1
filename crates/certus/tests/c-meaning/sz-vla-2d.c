// SAFE unreach-call: a VLA of arrays
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int k = 2;
int main(void) {
  int n = k, m = k + 1; int a[n][m]; A(sizeof a == 24 && sizeof a[0] == 12); int i, j; for (i = 0; i < n; i++) for (j = 0; j < m; j++) a[i][j] = i * 10 + j; A(a[1][2] == 12 && *(*(a + 1) + 1) == 11);
  return 0;
}
