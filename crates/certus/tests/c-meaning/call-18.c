// SAFE unreach-call: calls without prototypes
extern void reach_error(void); extern int __VERIFIER_nondet_int(void);
int cmp(a,b) const void*a,*b; { return *(const int*)a-*(const int*)b; } int main(void){ int x=1,y=2; int(*c)(const void*,const void*)=cmp; if(c(&x,&y)!=-1) reach_error(); return 0; }
