// UNSAFE valid-deref: a literal is not to be written
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char *s="abc"; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) s[0]='x'; return 0; }
