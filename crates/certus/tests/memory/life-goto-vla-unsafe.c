// UNSAFE valid-deref: jumping back before the declaration of a variable length array ends its life (6.2.4p7)
extern unsigned __VERIFIER_nondet_uint(void);
int main(void){ int *p=0; int n=1; again: if(p && __VERIFIER_nondet_uint()*2654435761u==0x12345678u) return *p; int v[n]; v[0]=n; p=v; if(n++<3) goto again; return 0; }
