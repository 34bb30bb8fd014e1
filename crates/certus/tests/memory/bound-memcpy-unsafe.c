// UNSAFE valid-deref: n may be 9
extern void *memcpy(void*,const void*,unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char a[8],b[16]={0}; unsigned n=__VERIFIER_nondet_uint(); if(n<=9) memcpy(a,b,n); return 0; }
