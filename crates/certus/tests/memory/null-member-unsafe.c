// UNSAFE valid-deref: the member of no struct
extern unsigned __VERIFIER_nondet_uint(void);
struct S{ int a[100]; int b; };
int main(void){ struct S *s=0; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return s->b!=0; return 0; }
