// SAFE unreach-call: flexible array members
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
struct f { int n; char d[]; }; static struct f g = { 3, { 1, 2, 3 } };
int main(void) { A(sizeof(struct f) == 4 && g.d[2] == 3); return 0; }
