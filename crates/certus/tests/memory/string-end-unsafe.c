// UNSAFE valid-deref: "abc"[4] is behind the zero
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ const char *s="abc"; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return s[4]; return 0; }
