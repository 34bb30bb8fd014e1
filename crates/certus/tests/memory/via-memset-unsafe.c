// UNSAFE valid-deref: memset has made the pointer null
extern void *memset(void*,int,unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
struct S{ int *p; int a[2]; };
int main(void){ int x=0; struct S s; s.p=&x; memset(&s,0,sizeof s); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) *s.p=1; return x; }
