// SAFE unreach-call: a struct that is argument and target
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
struct s { int a, b; }; struct s swap(struct s v) { return (struct s){ v.b, v.a }; }
int main(void) { struct s x = { 1, 2 }; x = swap(x); A(x.a == 2 && x.b == 1); x = (struct s){ x.b, x.a }; A(x.a == 1 && x.b == 2); struct s y[2] = { { 1, 2 }, { 3, 4 } }; y[0] = y[1] = swap(y[0]); A(y[1].a == 2); return 0; }
