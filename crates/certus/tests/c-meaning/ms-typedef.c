// SAFE unreach-call: typedefs of arrays and functions
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
typedef int V[3]; typedef int F(int); typedef F *P; F g; int g(int x) { return x + 1; } V v = { 1, 2, 3 }; const V w = { 4 };
int main(void) { P p = g; A(p(v[2]) == 4 && sizeof(V) == 12 && w[0] == 4 && w[2] == 0); return 0; }
