// UNSAFE valid-deref: "abcd" needs 5 bytes
extern char *strcpy(char*,const char*); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char a[4],g[4]={0}; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) strcpy(a,"abcd"); return g[0]; }
