#define NOTHING
extern void reach_error(void); extern int __VERIFIER_nondet_int(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void);
void *malloc(__SIZE_TYPE__); void free(void*); void *memcpy(void*,const void*,__SIZE_TYPE__); void *memset(void*,int,__SIZE_TYPE__);
struct big{int a[60];}; static struct big b,c,d,e; void reg(void*); int *get(void); static int x; static int *holder[1]; int main(void){reg(&b);reg(&c);reg(&d);reg(&e); reg(holder); holder[0]=&x; int **p=(int**)get(); *p=&b.a[0]; *holder[0]=5; if(x!=5) reach_error(); return 0;}
