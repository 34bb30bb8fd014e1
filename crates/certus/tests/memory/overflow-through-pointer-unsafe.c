// UNSAFE no-overflow: *q is INT_MAX
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=0x7fffffff,y=0; int *p=&x,*q=__VERIFIER_nondet_uint()*2654435761u==0x12345678u?p:&y; *q=*q+1; return 0; }
