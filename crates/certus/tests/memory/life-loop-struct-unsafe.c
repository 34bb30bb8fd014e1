// UNSAFE valid-deref: the struct of the last round is gone
extern unsigned __VERIFIER_nondet_uint(void);
struct S{ struct S *up; int v; };
int main(void){ struct S *l=0; int g=__VERIFIER_nondet_uint()*2654435761u==0x12345678u; for(int i=0;i<3;i++){ struct S s; s.v=i; s.up=l; l=&s; if(g && i==2) return l->up->v; } return 0; }
