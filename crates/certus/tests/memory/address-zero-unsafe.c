// UNSAFE unreach-call: the pointer is null for the rare input
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int x;
int main(void){ int *p=__VERIFIER_nondet_uint()*2654435761u==0x12345678u?0:&x; if(!p) reach_error(); return 0; }
