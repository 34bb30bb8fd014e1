// SAFE valid-deref ILP32: entries 0 to 2
extern unsigned __VERIFIER_nondet_uint(void);
int f(void){ return 0; } int g(void){ return 1; }
int (*t[3])(void)={f,g,f};
int main(void){ unsigned i=__VERIFIER_nondet_uint(); if(i<3) return t[i](); return 0; }
