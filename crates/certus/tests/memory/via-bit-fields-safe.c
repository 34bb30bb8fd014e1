// SAFE unreach-call ILP32: two bit-fields hold the address
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
struct B{ unsigned a:11; unsigned b:21; };
int main(void){ int x=0,y=0; unsigned u=(unsigned)(__VERIFIER_nondet_uint()*2654435761u==0x12345678u?&x:&y); struct B s; s.a=u; s.b=u>>11; int *p=(int*)((unsigned)s.b<<11|s.a); *p=1; if(x+y!=1) reach_error(); return 0; }
