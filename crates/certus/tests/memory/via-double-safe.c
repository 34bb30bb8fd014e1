// SAFE unreach-call ILP32: a double holds each 32-bit number
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ int x=0,y=0; double d=(unsigned)(__VERIFIER_nondet_uint()*2654435761u==0x12345678u?&x:&y); int *p=(int*)(unsigned)d; *p=1; if(x+y!=1) reach_error(); return 0; }
