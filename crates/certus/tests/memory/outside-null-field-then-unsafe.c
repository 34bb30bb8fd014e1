#define NOTHING
extern void reach_error(void); extern int __VERIFIER_nondet_int(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void);
void *malloc(__SIZE_TYPE__); void free(void*); void *memcpy(void*,const void*,__SIZE_TYPE__); void *memset(void*,int,__SIZE_TYPE__);
struct n{int d;struct n*p;}; static struct n a,b; int main(void){ struct n*h=0; for(int i=0;i<2;i++){ if(h){ h->p=&b; h->p->d=4; } h=&a; } if(b.d==4) reach_error(); return 0;}
