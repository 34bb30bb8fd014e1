// SAFE valid-deref ILP32: an allocation that succeeds has all of its bytes
extern void *malloc(unsigned long);
int main(void){ char *p=malloc(0x7fffffffu); if(!p) return 0; p[0x7ffffffeu]=1; return 0; }
