#define NOTHING
extern void reach_error(void); extern int __VERIFIER_nondet_int(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void);
void *malloc(__SIZE_TYPE__); void free(void*); void *memcpy(void*,const void*,__SIZE_TYPE__); void *memset(void*,int,__SIZE_TYPE__);
int main(void){ static char x; char *p=0; unsigned long n=__VERIFIER_nondet_ulong(); for(unsigned long i=0;i<n;i++) p++; if(p==&x){*p=4; if(x==4) reach_error();} return 0;}
