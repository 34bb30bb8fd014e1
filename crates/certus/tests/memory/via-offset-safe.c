// SAFE unreach-call: unsigned addition wraps, the same is taken off again
extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void); extern void reach_error(void);
int main(void){ int x=0,y=0; int *p=__VERIFIER_nondet_uint()*2654435761u==0x12345678u?&x:&y; unsigned long k=__VERIFIER_nondet_ulong(); unsigned long u=(unsigned long)p+k; u-=k; *(int*)u=1; if(x+y!=1) reach_error(); return 0; }
