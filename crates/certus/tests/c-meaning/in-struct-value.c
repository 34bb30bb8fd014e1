// SAFE unreach-call: structs as arguments and results
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
struct s { int a; char c; short b[3]; }; struct s f(struct s v) { v.a++; v.b[2] = v.c; return v; }
int main(void) { struct s x = { 1, 200, { 0 } }; struct s y = f(x); A(x.a == 1 && y.a == 2 && y.b[2] == -56 && f(f(y)).a == 4); return 0; }
