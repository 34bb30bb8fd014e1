// UNSAFE unreach-call: the member is copied
extern void *memcpy(void*,const void*,unsigned long); extern int __VERIFIER_nondet_int(void); extern void reach_error(void);
struct S{ char c; int i; };
int main(void){ struct S a,b; a.c=1; a.i=__VERIFIER_nondet_int(); memcpy(&b,&a,sizeof a); if(b.c==1) reach_error(); return 0; }
