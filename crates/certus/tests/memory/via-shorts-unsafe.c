// UNSAFE unreach-call ILP32: two halves make the address
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ int x=0,y=0; unsigned u=(unsigned)(__VERIFIER_nondet_uint()*2654435761u==0x12345678u?&x:&y); unsigned short lo=u,hi=u>>16; int *p=(int*)((unsigned)hi<<16|lo); *p=1; if(x==1) reach_error(); return 0; }
