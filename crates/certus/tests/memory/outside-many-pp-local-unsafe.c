#define NOTHING
extern void reach_error(void); extern int __VERIFIER_nondet_int(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void);
void *malloc(__SIZE_TYPE__); void free(void*); void *memcpy(void*,const void*,__SIZE_TYPE__); void *memset(void*,int,__SIZE_TYPE__);
struct big{int a[60];}; static struct big b,c,d,e; void reg(void*); int *get(void); int **getp(void); static int *h; int main(void){reg(&b);reg(&c);reg(&d);reg(&e); int y=0; reg(&h); h=&b.a[0]; *getp()=&y; *h=5; if(y==5) reach_error(); return 0;}
