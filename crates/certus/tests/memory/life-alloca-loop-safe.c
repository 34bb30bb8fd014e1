// SAFE valid-deref: the blocks of alloca of all rounds live until the function returns
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char *first=0; for(int i=0;i<4;i++){ char *p=__builtin_alloca(3); p[2]=i; if(!first) first=p; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) first[2]=1; } return 0; }
