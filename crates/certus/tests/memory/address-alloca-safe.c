// SAFE unreach-call ILP32: two blocks of alloca are apart
extern void reach_error(void);
int main(void){ char *p=__builtin_alloca(8),*q=__builtin_alloca(8); unsigned a=(unsigned)p,b=(unsigned)q; if(a-b<8u || b-a<8u) reach_error(); return 0; }
