// SAFE valid-deref ILP32: p[-1] is a[0]
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char a[4]={0}; char *p=a+1; unsigned k=__VERIFIER_nondet_uint(); if(k==0xffffffffu) return p[(int)k]; return 0; }
