// UNSAFE valid-deref: x ends with the statement expression
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){  int *p=({ int x=4; &x; }); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *p; return 0; }
