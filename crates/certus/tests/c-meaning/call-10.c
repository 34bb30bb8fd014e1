// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int g(c) char c; { int *p=&(int){0}; char *q=&c; *p=*q; return *p; } int main(void){ if(g(511)!=-1) reach_error(); return 0; }
