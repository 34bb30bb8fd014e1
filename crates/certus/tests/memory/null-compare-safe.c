// SAFE unreach-call: p is no object's address
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int x;
int main(void){ int *p=0; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) p=&x; else return 0; if(p==0) reach_error(); return 0; }
