// SAFE unreach-call: a^b^b is a
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ int x=0,y=0; unsigned long a=(unsigned long)&x,b=(unsigned long)&y; unsigned long l=a^b; int *p=(int*)(l^(__VERIFIER_nondet_uint()*2654435761u==0x12345678u?b:a)); *p=1; if(x+y!=1) reach_error(); return 0; }
