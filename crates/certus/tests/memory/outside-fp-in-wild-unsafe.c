#define NOTHING
extern void reach_error(void); extern int __VERIFIER_nondet_int(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void);
void *malloc(__SIZE_TYPE__); void free(void*); void *memcpy(void*,const void*,__SIZE_TYPE__); void *memset(void*,int,__SIZE_TYPE__);
struct o{int k; void(*f)(int);}; struct o *get(void); void reg(struct o*); static int x; static void f(int v){x=v;} static struct o so={1,f}; int main(void){ reg(&so); struct o *p=get(); if(p==&so){ p->f(4); if(x==4) reach_error(); } return 0;}
