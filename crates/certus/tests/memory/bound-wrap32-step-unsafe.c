// UNSAFE valid-deref ILP32: four steps of 0x10000000 ints are 4 GB, p has left the object
extern unsigned __VERIFIER_nondet_uint(void);
int a[2];
int main(void){ int *p=a; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u){ for(int i=0;i<4;i++) p=p+0x10000000; p[0]=1; } return 0; }
