// SAFE valid-deref: the source has 9 bytes
extern void *memcpy(void*,const void*,unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char a[16],b[9]={0}; unsigned n=__VERIFIER_nondet_uint(); if(n<=9) memcpy(a,b,n); return 0; }
