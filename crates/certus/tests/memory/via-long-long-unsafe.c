// UNSAFE unreach-call ILP32: a long long holds a pointer
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ int x=0,y=0; long long l=(long)(__VERIFIER_nondet_uint()*2654435761u==0x12345678u?&x:&y); l=l*4; l=l/4; int *p=(int*)(long)l; *p=1; if(x==1) reach_error(); return 0; }
