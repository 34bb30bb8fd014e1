// SAFE valid-deref: the zero is put there
extern unsigned long strlen(const char*); extern char *strncpy(char*,const char*,unsigned long); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char s[3]; strncpy(s,"abc",3); s[2]=0; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return strlen(s)==2; return 0; }
