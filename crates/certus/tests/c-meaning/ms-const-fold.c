// SAFE unreach-call: names of enums in inner scopes
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
enum { N = 3 }; int a[N]; int main(void) { enum { N = 5 }; int b[N]; A(sizeof a == 12 && sizeof b == 20); { enum { N = N + 1 }; A(N == 6); } return 0; }
