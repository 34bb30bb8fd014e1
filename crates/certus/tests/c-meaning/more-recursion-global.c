// SAFE unreach-call: recursion over a global stack
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define A(c) if (!(c)) reach_error()
int st[10], top; void push(int x) { st[top++] = x; } int pop(void) { return st[--top]; }
int sum(void) { if (top == 0) return 0; int x = pop(); int r = x + sum(); return r; }
int main(void) { for (int i = 1; i <= 3; i++) push(i); A(sum() == 6 && top == 0); return 0; }
