#define NOTHING
extern void reach_error(void); extern int __VERIFIER_nondet_int(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void);
void *malloc(__SIZE_TYPE__); void free(void*); void *memcpy(void*,const void*,__SIZE_TYPE__); void *memset(void*,int,__SIZE_TYPE__);
static int x; static void f(void){x=1;} int main(void){ unsigned long n=(unsigned long)f; n^=5; unsigned long m=__VERIFIER_nondet_ulong(); if(m==n){ ((void(*)(void))(m^5))(); if(x) reach_error(); } return 0;}
