// UNSAFE valid-deref ILP32: p[0xffffffff] is 4 GB away, although the address is that of a[0]
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char a[4]={0}; char *p=a+1; unsigned k=__VERIFIER_nondet_uint(); if(k==0xffffffffu) return p[k]; return 0; }
