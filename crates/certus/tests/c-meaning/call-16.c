// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int f(void*p){return p!=0;} int main(void){ int (*g)(int*)=(int(*)(int*))f; int x; if(!g(&x)) reach_error(); return 0; }
