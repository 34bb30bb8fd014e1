// SAFE unreach-call: tentative definitions and extern
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int x; int x; extern int x; int x = 3; extern int y; int y = 4; static int z; static int z;
int main(void) { extern int x; A(x == 3 && y == 4 && z == 0); { int x = 9; { extern int x; A(x == 3); } } return 0; }
