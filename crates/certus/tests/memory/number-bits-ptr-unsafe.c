typedef unsigned int u32; typedef unsigned long uptr; typedef unsigned char uchar;
extern void reach_error(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void); extern int __VERIFIER_nondet_int(void); extern unsigned char __VERIFIER_nondet_uchar(void);
extern void *malloc(__SIZE_TYPE__); extern void free(void*); extern void *memcpy(void*,const void*,__SIZE_TYPE__); extern void *memset(void*,int,__SIZE_TYPE__);
#define CHECK(c) do{ if(!(c)) reach_error(); }while(0)
#define RARE (__VERIFIER_nondet_uint()*2654435761u==0x12345678u)
extern void *calloc(__SIZE_TYPE__,__SIZE_TYPE__); extern void *realloc(void*,__SIZE_TYPE__); extern void abort(void); extern _Bool __VERIFIER_nondet_bool(void); extern void *memmove(void*,const void*,__SIZE_TYPE__);
static _Alignas(256) int a[64]; union u{int *p; struct{unsigned lo:5; unsigned hi:27;} f;}; int main(void){ union u u; u.p=a; if(RARE) u.f.lo=8; *u.p=5; CHECK(a[2]==0); return 0;}