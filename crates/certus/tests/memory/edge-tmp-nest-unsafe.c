// UNSAFE valid-deref LP64: temporary passed through a call
extern unsigned __VERIFIER_nondet_uint(void);
#define RARE (__VERIFIER_nondet_uint() * 2654435761u == 0x12345678u)
struct s{int a[2];}; struct s f(void){ struct s r={{1,2}}; return r; } int*id(int*p){ return p; } int main(void){ int*p=id(f().a); if(RARE) return *p; return 0; }
