// UNSAFE valid-deref LP64: literal is read-only
extern unsigned __VERIFIER_nondet_uint(void);
#define RARE (__VERIFIER_nondet_uint() * 2654435761u == 0x12345678u)
int main(void){ char*s="ab"; if(RARE) s[0]=1; return 0; }
