// UNSAFE valid-deref: after the swap p is b, which has 4 bytes
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char a[8]={0},b[4]={0}; unsigned long p=(unsigned long)a,q=(unsigned long)b; p^=q; q^=p; p^=q; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) ((char*)p)[5]=1; return 0; }
