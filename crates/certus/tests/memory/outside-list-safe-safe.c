#define NOTHING
extern void reach_error(void); extern int __VERIFIER_nondet_int(void); extern unsigned __VERIFIER_nondet_uint(void); extern unsigned long __VERIFIER_nondet_ulong(void);
void *malloc(__SIZE_TYPE__); void free(void*); void *memcpy(void*,const void*,__SIZE_TYPE__); void *memset(void*,int,__SIZE_TYPE__);
struct n{int d;struct n*p;}; int main(void){ struct n*h=0; for(int i=0;i<3;i++){struct n*e=malloc(sizeof*e); if(!e) return 0; e->d=i; e->p=h; h=e;} int s=0; for(struct n*e=h;e;e=e->p) s+=e->d; if(s!=3) reach_error(); return 0;}
