// UNSAFE valid-deref: the block is entered a second time, with a new x
extern unsigned __VERIFIER_nondet_uint(void);
int *p; void f(int n){ { int x=n; if(n==0) p=&x; if(n==1 && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) *p=5; } }
int main(void){ for(int i=0;i<2;i++) f(i); return 0; }
