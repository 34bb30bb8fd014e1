// SAFE valid-deref: p points to x of an outer call that still runs
extern unsigned __VERIFIER_nondet_uint(void);
int *p; int f(int d){ int x=d; if(d==2) p=&x; if(d>0) f(d-1); if(d==1 && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *p; return 0; }
int main(void){ return f(2); }
