#define NOTHING
extern void reach_error(void); extern int __VERIFIER_nondet_int(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void);
void *malloc(__SIZE_TYPE__); void free(void*); void *memcpy(void*,const void*,__SIZE_TYPE__); void *memset(void*,int,__SIZE_TYPE__);
struct s{int k;int*p;}; struct s *get(void); void reg(int*); static int y; int main(void){ reg(&y); struct s l=*get(); *l.p=5; if(y==5) reach_error(); return 0;}
