// SAFE unreach-call ILP32: the sum of 3000 ones is 3000
extern void reach_error(void);
unsigned f(unsigned i){ unsigned char *p=__builtin_alloca(4096); p[0]=1; return p[0]; }
int main(void){ unsigned s=0; for(unsigned i=0;i<3000;i++) s+=f(i);
  if(s!=3000) reach_error(); return 0; }
