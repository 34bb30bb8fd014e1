typedef unsigned int u32; typedef unsigned long uptr; typedef unsigned char uchar;
extern void reach_error(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void); extern int __VERIFIER_nondet_int(void); extern unsigned char __VERIFIER_nondet_uchar(void);
extern void *malloc(__SIZE_TYPE__); extern void free(void*); extern void *memcpy(void*,const void*,__SIZE_TYPE__); extern void *memset(void*,int,__SIZE_TYPE__);
#define CHECK(c) do{ if(!(c)) reach_error(); }while(0)
#define RARE (__VERIFIER_nondet_uint()*2654435761u==0x12345678u)
extern void *calloc(__SIZE_TYPE__,__SIZE_TYPE__); extern void *realloc(void*,__SIZE_TYPE__); extern void abort(void); extern _Bool __VERIFIER_nondet_bool(void); extern void *memmove(void*,const void*,__SIZE_TYPE__);
int x; int main(void){ int **t=malloc(2*sizeof*t); t[0]=&x; t[1]=0; t=realloc(t,4*sizeof*t); if(t[1]) reach_error(); if(!t[0]) reach_error(); return 0;}