// UNSAFE valid-deref: the array of the last round is gone
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=0; int g=__VERIFIER_nondet_uint()*2654435761u==0x12345678u; for(int i=0;i<3;i++){  int a[2]; a[1]=i; if(p && g) return p[1]; p=a; } return 0; }
