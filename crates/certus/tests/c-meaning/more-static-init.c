// SAFE unreach-call: statics are initialised with constants
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
static int a[] = { 1, 2, 3 }; int *p = a + 1; int *q = &a[2]; char *s = "abc" + 1; struct { int *p; int n; } t = { a, sizeof a / sizeof *a }; double d = 1 / 4.0; int i = (int)2.9 + (unsigned char)-1; long l = -1; unsigned u = -1; float f = 1e40; char c = 300;
int main(void) { A(*p == 2 && *q == 3 && *s == 'b' && t.p[t.n - 1] == 3 && d == 0.25 && i == 257 && l < 0 && u > 0 && f > 1e38 && c == 44); return 0; }
