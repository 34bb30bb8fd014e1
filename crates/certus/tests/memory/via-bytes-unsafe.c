// UNSAFE unreach-call: a pointer copied byte by byte is the pointer
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int main(void){ int x=0,y=0; int *p=__VERIFIER_nondet_uint()*2654435761u==0x12345678u?&x:&y,*q; unsigned char *s=(unsigned char*)&p,*t=(unsigned char*)&q; for(unsigned i=0;i<sizeof p;i++) t[i]=s[i]; *q=1; if(x==1) reach_error(); return 0; }
