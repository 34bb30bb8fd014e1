// SAFE valid-deref: p[2] is outside of the member and inside of the object
extern unsigned __VERIFIER_nondet_uint(void);
struct S{ int a[2]; int b; };
int main(void){ struct S s={{1,2},3}; int *p=(int*)&s; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return p[2]; return 0; }
