// SAFE unreach-call: ~~u is u
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ int x=0,y=0; unsigned long u=~(unsigned long)(__VERIFIER_nondet_uint()*2654435761u==0x12345678u?&x:&y); u=-u; u=u-1; *(int*)u=1; if(x+y!=1) reach_error(); return 0; }
