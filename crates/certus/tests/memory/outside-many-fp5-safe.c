#define NOTHING
extern void reach_error(void); extern int __VERIFIER_nondet_int(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void);
void *malloc(__SIZE_TYPE__); void free(void*); void *memcpy(void*,const void*,__SIZE_TYPE__); void *memset(void*,int,__SIZE_TYPE__);
struct big{int a[60];}; static struct big b,c,d,e; void reg(void*); int *get(void);typedef void(*F)(void); F *getf(void); struct o{F f;}; static struct o o; static int x; static void f(void){x=1;} static void g(void){x=2;} int main(void){reg(&b);reg(&c);reg(&d);reg(&e); o.f=f; *getf()=g; o.f(); if(x==2) reach_error(); return 0;}
