// SAFE no-overflow: *q is another object
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=0x7fffffff,y=0; int *p=&x,*q=__VERIFIER_nondet_uint()*2654435761u==0x12345678u?&y:&y; *q=*q+1; return 0; }
