typedef unsigned int u32; typedef unsigned long uptr; typedef unsigned char uchar;
extern void reach_error(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void); extern int __VERIFIER_nondet_int(void); extern unsigned char __VERIFIER_nondet_uchar(void);
extern void *malloc(__SIZE_TYPE__); extern void free(void*); extern void *memcpy(void*,const void*,__SIZE_TYPE__); extern void *memset(void*,int,__SIZE_TYPE__);
#define CHECK(c) do{ if(!(c)) reach_error(); }while(0)
#define RARE (__VERIFIER_nondet_uint()*2654435761u==0x12345678u)
extern void *calloc(__SIZE_TYPE__,__SIZE_TYPE__); extern void *realloc(void*,__SIZE_TYPE__); extern void abort(void); extern _Bool __VERIFIER_nondet_bool(void); extern void *memmove(void*,const void*,__SIZE_TYPE__);
void g(void){} void h(void){reach_error();} struct s{int n; void(*f)(void);}; int main(void){ struct s*p[2]; for(int i=0;i<2;i++){p[i]=malloc(sizeof(struct s)); p[i]->f=g;} if(RARE) p[1]->f=h; p[0]->f(); return 0;}