// SAFE valid-deref: the literal lives for ever
extern unsigned __VERIFIER_nondet_uint(void);
const char *keep; void f(void){ const char *s="abc"; keep=s; }
int main(void){ f(); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return keep[0]=='a'; return 0; }
