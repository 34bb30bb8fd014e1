// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
unsigned f(unsigned x){return x;} int main(void){ int (*g)(int)=(int(*)(int))f; if(g(-1)!=-1) reach_error(); return 0; }
