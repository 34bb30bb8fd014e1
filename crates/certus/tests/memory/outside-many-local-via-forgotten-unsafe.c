#define NOTHING
extern void reach_error(void); extern int __VERIFIER_nondet_int(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void);
void *malloc(__SIZE_TYPE__); void free(void*); void *memcpy(void*,const void*,__SIZE_TYPE__); void *memset(void*,int,__SIZE_TYPE__);
struct big{int a[60];}; static struct big b,c,d,e; void reg(void*); int *get(void); struct n{int *p;}; static struct n g; int main(void){reg(&b);reg(&c);reg(&d);reg(&e); reg(&g); int x=0; g.p=&x; *get()=3; *g.p=7; if(x!=7) reach_error(); return 0;}
