// UNSAFE unreach-call LP64: four pieces make the address
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ int x=0,y=0; unsigned long u=(unsigned long)(__VERIFIER_nondet_uint()*2654435761u==0x12345678u?&x:&y); unsigned short s[4]; for(int i=0;i<4;i++) s[i]=u>>16*i; unsigned long v=0; for(int i=0;i<4;i++) v|=(unsigned long)s[i]<<16*i; *(int*)v=1; if(x==1) reach_error(); return 0; }
