// UNSAFE valid-deref: the array of the inner call is gone
extern unsigned __VERIFIER_nondet_uint(void);
char *last; void f(int d){  char b[4]; b[0]=d; if(d==0){ last=b; return; } f(d-1); if(d==1 && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) last[0]=2; }
int main(void){ f(2); return 0; }
