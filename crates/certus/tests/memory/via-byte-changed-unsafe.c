// UNSAFE valid-deref: a byte of the pointer is changed
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=0; int *p=&x; unsigned char *b=(unsigned char*)&p; b[1]^=0x55;  if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *p; return 0; }
