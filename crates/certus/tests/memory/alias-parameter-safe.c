// SAFE unreach-call: the arguments are different
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int f(int *p,int *q){ *p=1; *q=2; return *p; }
int main(void){ int x,y; if(f(&x,__VERIFIER_nondet_uint()*2654435761u==0x12345678u?&y:&y)==2) reach_error(); return 0; }
