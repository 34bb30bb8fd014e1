// UNSAFE unreach-call: the pointer is kept in a table of bytes
extern void *memcpy(void*,const void*,unsigned long); extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
unsigned char t[32];
int main(void){ int x=0,y=0; int *p=__VERIFIER_nondet_uint()*2654435761u==0x12345678u?&x:&y; memcpy(t+8,&p,sizeof p); int *q; memcpy(&q,t+8,sizeof q); *q=1; if(x==1) reach_error(); return 0; }
