// UNSAFE valid-deref LP64: returned
extern unsigned __VERIFIER_nondet_uint(void);
#define RARE (__VERIFIER_nondet_uint() * 2654435761u == 0x12345678u)
struct s{int a[2];}; struct s f(void){ struct s r={{1,2}}; return r; } int*g(void){ return f().a; } int main(void){ int*p=g(); if(RARE) return *p; return 0; }
