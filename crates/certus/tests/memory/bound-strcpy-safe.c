// SAFE valid-deref: "abc" needs 4 bytes
extern char *strcpy(char*,const char*); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char a[4],g[4]={0}; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) strcpy(a,"abc"); return g[0]; }
