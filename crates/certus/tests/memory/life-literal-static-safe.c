// SAFE valid-deref: a compound literal at file scope lives for ever
extern unsigned __VERIFIER_nondet_uint(void);
int *p=(int[2]){1,2};
int f(void){ return p[1]; }
int main(void){ if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) p[1]=5; return f(); }
