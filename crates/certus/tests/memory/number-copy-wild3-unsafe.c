typedef unsigned int u32; typedef unsigned long uptr; typedef unsigned char uchar;
extern void reach_error(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void); extern int __VERIFIER_nondet_int(void); extern unsigned char __VERIFIER_nondet_uchar(void);
extern void *malloc(__SIZE_TYPE__); extern void free(void*); extern void *memcpy(void*,const void*,__SIZE_TYPE__); extern void *memset(void*,int,__SIZE_TYPE__);
#define CHECK(c) do{ if(!(c)) reach_error(); }while(0)
#define RARE (__VERIFIER_nondet_uint()*2654435761u==0x12345678u)
static int x; int y; struct s {int k; int *p;}; extern struct s *get(void);
int main(void){ struct s l; l.k=1; l.p=&x; y=0; if(RARE) l=*get(); *l.p=5; CHECK(y==0); return 0;} 