// UNSAFE valid-deref LP64: temporary in a condition, used in the body
extern unsigned __VERIFIER_nondet_uint(void);
#define RARE (__VERIFIER_nondet_uint() * 2654435761u == 0x12345678u)
struct s{int a[2];}; struct s f(void){ struct s r={{1,2}}; return r; } int main(void){ int *p; if((p=f().a)!=0){ if(RARE) return p[0]; } return 0; }
