#define NOTHING
extern void reach_error(void); extern int __VERIFIER_nondet_int(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void);
void *malloc(__SIZE_TYPE__); void free(void*); void *memcpy(void*,const void*,__SIZE_TYPE__); void *memset(void*,int,__SIZE_TYPE__);
int main(void){ static int x; unsigned long n=0; for(unsigned i=0;i<__VERIFIER_nondet_uint();i++) n+=__VERIFIER_nondet_ulong(); int *p=(int*)n; if(p==&x){*p=4; if(x==4) reach_error();} return 0;}
