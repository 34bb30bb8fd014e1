// UNSAFE valid-deref LP64: pointer into a temporary after the expression
extern unsigned __VERIFIER_nondet_uint(void);
#define RARE (__VERIFIER_nondet_uint() * 2654435761u == 0x12345678u)
struct s{int a[2];}; struct s f(void){ struct s r={{1,2}}; return r; } int main(void){ int *p; p=f().a; if(RARE) return p[0]; return 0; }
