// UNSAFE valid-deref: x ends with f
extern unsigned __VERIFIER_nondet_uint(void);
int *g; void f(void){  int x=3; g=&x; }
int main(void){ f(); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *g; return 0; }
