// UNSAFE valid-deref: a is dead in the second block even if b takes its place
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=0; { int a=1; p=&a; } { int b=2;  if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *p; return b-2; } }
