// UNSAFE valid-deref: p has no value when the input is not rare
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int x=1,y=2; int *p; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) p=&x;  return *p; }
