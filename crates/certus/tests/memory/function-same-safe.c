// SAFE unreach-call: two functions are different
extern unsigned __VERIFIER_nondet_uint(void); extern void reach_error(void);
int f(void){ return 0; } int g(void){ return 0; }
int main(void){ int (*p)(void)=f,(*q)(void)=g; if(p==q && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) reach_error(); return 0; }
