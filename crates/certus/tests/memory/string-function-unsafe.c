// UNSAFE valid-deref: the array ends with f
extern unsigned __VERIFIER_nondet_uint(void);
const char *keep; void f(void){ char s[]="abc"; keep=s; }
int main(void){ f(); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return keep[0]=='a'; return 0; }
