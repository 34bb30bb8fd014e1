// SAFE valid-deref: the tag was taken off
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=0; unsigned long t=(unsigned long)&x+1; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *(int*)(t-1); return 0; }
