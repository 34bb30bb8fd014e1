#define NOTHING
extern void reach_error(void); extern int __VERIFIER_nondet_int(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void);
void *malloc(__SIZE_TYPE__); void free(void*); void *memcpy(void*,const void*,__SIZE_TYPE__); void *memset(void*,int,__SIZE_TYPE__);
#include <stdarg.h>
static int x; static void f(int n,...){ x=n; } typedef void(*F)(int,...); F get(void); void reg(F); int main(void){ reg(f); F g=f; if(__VERIFIER_nondet_int()) g=get(); g(3,4,5); if(x==3) reach_error(); return 0;}
