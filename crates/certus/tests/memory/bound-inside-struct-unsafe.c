// UNSAFE valid-deref: the struct has 3 ints, p[3] is outside
extern unsigned __VERIFIER_nondet_uint(void);
struct S{ int a[2]; int b; };
int main(void){ struct S s={{1,2},3}; int *p=(int*)&s; if(__VERIFIER_nondet_uint()*2654435761u==0x12345678u) return p[3]; return 0; }
