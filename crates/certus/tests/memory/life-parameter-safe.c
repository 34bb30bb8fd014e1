// SAFE valid-deref: the parameter of this call is there
extern unsigned __VERIFIER_nondet_uint(void);
int *s; int f(int x,int n){ if(1) s=&x; if(n==1) return *s; return 0; }
int main(void){ f(1,0); return f(2,__VERIFIER_nondet_uint()*2654435761u==0x12345678u ? 1 : 2); }
