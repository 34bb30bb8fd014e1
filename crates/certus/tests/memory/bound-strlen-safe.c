// SAFE valid-deref: s ends with a zero
extern unsigned long strlen(const char*); extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ char s[4]="abc"; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return strlen(s)==3; return 0; }
