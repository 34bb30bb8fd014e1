// SAFE unreach-call: the number in the union is the address
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
union V{ int *p; unsigned long n; };
int main(void){ int x=0,y=0; union V u; u.p=__VERIFIER_nondet_uint()*2654435761u==0x12345678u?&x:&y; union V v; v.n=u.n; *v.p=1; if(x+y!=1) reach_error(); return 0; }
