// SAFE unreach-call: array parameters are pointers; VLA parameters count
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int f(int a[10]) { return sizeof a; } int g(int n, int a[n][n]) { return sizeof a[0] + a[1][0]; }
int main(void) { int x[10]; A(f(x) == sizeof(int *)); int y[2][2] = { { 1, 2 }, { 3, 4 } }; A(g(2, y) == 11); return 0; }
