// SAFE unreach-call: a member of a result
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
struct s { int a[3]; struct { char b; } in; }; struct s f(int n) { struct s r = { { n, n + 1, n + 2 }, { 9 } }; return r; }
int main(void) { A(f(3).a[2] == 5 && f(1).in.b == 9); int s = 0; for (int i = 0; i < 3; i++) s += f(i).a[i]; A(s == 6); struct s x = f(7), *p = &x; *p = f(p->a[0] + 1); A(x.a[0] == 8); return 0; }
