// UNSAFE unreach-call ILP32: 3000 calls with alloca(4096) use 4096 bytes at a time
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
unsigned f(unsigned i){ unsigned char *p=__builtin_alloca(4096); p[0]=1; return p[0]; }
int main(void){ unsigned s=0; for(unsigned i=0;i<3000;i++) s+=f(i);
  if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) reach_error(); return 0; }
