// SAFE valid-deref: "ab"+"c" need 4 bytes
extern char *strcat(char*,const char*); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char a[4]="ab"; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) strcat(a,"c"); return a[0]-'a'; }
