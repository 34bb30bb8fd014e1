// UNSAFE valid-deref LP64: compound literal in a block
extern unsigned __VERIFIER_nondet_uint(void);
#define RARE (__VERIFIER_nondet_uint() * 2654435761u == 0x12345678u)
int main(void){ int *q; { q=(int[]){1,2}; } if(RARE) return q[1]; return 0; }
