// UNSAFE valid-deref: 8 bytes from offset 4 of 8
extern void *memcpy(void*,const void*,unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char a[8]={0}; char t[8]={0}; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) memcpy(t,a+4,8); return t[0]; }
