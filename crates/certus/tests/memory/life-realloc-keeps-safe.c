// SAFE unreach-call: realloc keeps the contents
extern void *malloc(unsigned long); extern void *realloc(void*,unsigned long); extern int __VERIFIER_nondet_int(void); extern void reach_error(void);
int main(void){ int *p=malloc(8); if(!p) return 0; p[0]=__VERIFIER_nondet_int(); p[1]=17; int *q=realloc(p,16); if(!q) return 0; if(q[1]!=17) reach_error(); return 0; }
