// UNSAFE valid-deref: entry 2 of the table is null
extern unsigned __VERIFIER_nondet_uint(void);
int f(void){ return 0; }
int (*t[3])(void)={f,f};
int main(void){ unsigned i=__VERIFIER_nondet_uint(); if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return t[2](); return i==0; }
