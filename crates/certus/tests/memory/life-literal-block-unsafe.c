// UNSAFE valid-deref: the literal lives in the inner block
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p; { p=(int[2]){1,2}; } if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return p[1]; return 0; }
