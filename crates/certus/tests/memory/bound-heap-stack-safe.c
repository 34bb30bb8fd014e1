// SAFE valid-deref ILP32: push looks at the size
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *s=malloc(4*sizeof(int)); if(!s) return 0; int n=0; for(int i=0;i<6;i++) if(__VERIFIER_nondet_uint()){ if(n==4) break; s[n++]=i; } return 0; }
