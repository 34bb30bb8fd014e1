// SAFE unreach-call: a pointer goes through the bytes of a union
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
union V{ int *p; unsigned char b[sizeof(int*)]; };
int main(void){ int x=0,y=0; union V u,v; u.p=__VERIFIER_nondet_uint()*2654435761u==0x12345678u?&x:&y; for(unsigned i=0;i<sizeof(int*);i++) v.b[i]=u.b[i]; *v.p=1; if(x+y!=1) reach_error(); return 0; }
