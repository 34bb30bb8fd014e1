// SAFE unreach-call: *pp is p
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ int x=0,y=0; int *p=&x; int **pp=&p; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) *pp=&y; *p=1; if(x+y!=1) reach_error(); return 0; }
