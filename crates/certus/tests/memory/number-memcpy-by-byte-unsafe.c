typedef unsigned int u32; typedef unsigned long uptr; typedef unsigned char uchar;
extern void reach_error(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void); extern int __VERIFIER_nondet_int(void); extern unsigned char __VERIFIER_nondet_uchar(void);
extern void *malloc(__SIZE_TYPE__); extern void free(void*); extern void *memcpy(void*,const void*,__SIZE_TYPE__); extern void *memset(void*,int,__SIZE_TYPE__);
#define CHECK(c) do{ if(!(c)) reach_error(); }while(0)
#define RARE (__VERIFIER_nondet_uint()*2654435761u==0x12345678u)
int main(void){ static int x; int *p=&x; char a[256],b[256]={0}; a[9]=1; memset(a,0,sizeof a); a[9]=1; b[9]=0; memcpy(b,a,((uchar*)&p)[1]); if(b[9]) reach_error(); return 0;}