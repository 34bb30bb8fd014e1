// UNSAFE valid-deref LP64: in an initialiser list
extern unsigned __VERIFIER_nondet_uint(void);
#define RARE (__VERIFIER_nondet_uint() * 2654435761u == 0x12345678u)
struct s{int a[2];}; struct s f(int k){ struct s r={{k,2}}; return r; } int main(void){ int*t[2]={f(1).a,f(2).a}; if(RARE) return *t[1]; return 0; }
