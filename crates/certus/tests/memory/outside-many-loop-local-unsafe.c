#define NOTHING
extern void reach_error(void); extern int __VERIFIER_nondet_int(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void);
void *malloc(__SIZE_TYPE__); void free(void*); void *memcpy(void*,const void*,__SIZE_TYPE__); void *memset(void*,int,__SIZE_TYPE__);
struct big{int a[60];}; static struct big b,c,d,e; void reg(void*); int *get(void); int main(void){reg(&b);reg(&c);reg(&d);reg(&e); int *s=0; for(int i=0;i<2;i++){ int x=i; if(i==0) reg(&x); else { int *p=get(); *p=9; if(x==9) reach_error(); } } return 0;}
