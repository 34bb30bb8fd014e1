// SAFE valid-deref ILP32: the index is i*3+j
extern void *malloc(unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ unsigned i=__VERIFIER_nondet_uint(),j=__VERIFIER_nondet_uint(); int *m=malloc(3*4*sizeof(int)); if(!m) return 0; if(i<4 && j<3 && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) m[i*3+j]=1; return 0; }
