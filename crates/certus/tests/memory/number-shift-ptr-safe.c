typedef unsigned int u32; typedef unsigned long uptr; typedef unsigned char uchar;
extern void reach_error(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void); extern int __VERIFIER_nondet_int(void); extern unsigned char __VERIFIER_nondet_uchar(void);
extern void *malloc(__SIZE_TYPE__); extern void free(void*); extern void *memcpy(void*,const void*,__SIZE_TYPE__); extern void *memset(void*,int,__SIZE_TYPE__);
#define CHECK(c) do{ if(!(c)) reach_error(); }while(0)
#define RARE (__VERIFIER_nondet_uint()*2654435761u==0x12345678u)
extern void *calloc(__SIZE_TYPE__,__SIZE_TYPE__); extern void *realloc(void*,__SIZE_TYPE__); extern void abort(void); extern _Bool __VERIFIER_nondet_bool(void); extern void *memmove(void*,const void*,__SIZE_TYPE__);
int main(void){ _Alignas(16) char b[16]; int x=0,y=0; int *p=&x; memcpy(b+1,&p,sizeof p); memmove(b,b+1,sizeof p); int *q=*(int**)b; if(RARE){ *q=5; CHECK(y==0);} return 0;}