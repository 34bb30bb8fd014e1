// SAFE unreach-call: b+(a-b) is a
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ int x=0,y=0; unsigned long d=(unsigned long)&x-(unsigned long)&y; if(!__VERIFIER_nondet_uint()*2654435761u==0x12345678u) d=0; int *p=(int*)((unsigned long)&y+d); *p=1; if(x+y!=1) reach_error(); return 0; }
