// UNSAFE valid-deref: entry 2 has no value
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int a,b; int *t[3]; t[0]=&a; t[1]=&b;  unsigned i=__VERIFIER_nondet_uint(); if(i<3 && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) *t[i]=1; return 0; }
