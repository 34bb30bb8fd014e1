// UNSAFE valid-deref: continue leaves the block of y
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=0; int z=0; for(int i=0;i<3;i++){ if(p && i==2 && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *p; int y=i; p=&y; if(i==1) continue; p=&z; } return z; }
