#define NOTHING
extern void reach_error(void); extern int __VERIFIER_nondet_int(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void);
void *malloc(__SIZE_TYPE__); void free(void*); void *memcpy(void*,const void*,__SIZE_TYPE__); void *memset(void*,int,__SIZE_TYPE__);
static const int k=1; static int v=1; int main(void){ int *p= __VERIFIER_nondet_int()?(int*)&k:&v; if(p==&v) *p=2; if(k!=1) reach_error(); return 0;}
