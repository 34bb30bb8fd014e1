// SAFE unreach-call: tables of functions
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int add(int a, int b) { return a + b; } int sub(int a, int b) { return a - b; }
int (*t[2])(int, int) = { add, &sub }; int k = 1;
int (*pick(int i))(int, int) { return t[i]; }
int main(void) { A(t[k](5, 3) == 2); A((*pick(0))(5, 3) == 8); A((****t[1])(1, 1) == 0); A(pick(0) == add && t[0] != t[1]); int (*q)(int, int) = k ? add : sub; A(q(2, 2) == 4); return 0; }
