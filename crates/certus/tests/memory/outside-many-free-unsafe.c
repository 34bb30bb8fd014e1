#define NOTHING
extern void reach_error(void); extern int __VERIFIER_nondet_int(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void);
void *malloc(__SIZE_TYPE__); void free(void*); void *memcpy(void*,const void*,__SIZE_TYPE__); void *memset(void*,int,__SIZE_TYPE__);
struct big{int a[60];}; static struct big b,c,d,e; void reg(void*); int *get(void); void *getv(void); int main(void){reg(&b);reg(&c);reg(&d);reg(&e); int *p=malloc(4); if(!p) return 0; reg(p); void *q=getv(); if(q!=p) return 0; free(q); *p=1; return 0;}
