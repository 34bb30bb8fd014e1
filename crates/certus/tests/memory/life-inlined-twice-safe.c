// SAFE valid-deref: the pointer is set in each call
extern unsigned __VERIFIER_nondet_uint(void);
static int *keep; static int once(int n){ int x=n; if(1) keep=&x; return __VERIFIER_nondet_uint()*2654435761u==0x12345678u ? *keep : 0; }
int main(void){ int a=once(1); int b=once(2); return a==b; }
