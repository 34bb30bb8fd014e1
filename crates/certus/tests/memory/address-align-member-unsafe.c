// UNSAFE unreach-call ILP32: the second char of a struct of chars may be at an even address
extern void reach_error(void);
struct A{ char a,b; }; struct B{ char a; int b; };
struct A v;
int main(void){ if(!((unsigned)&v.b&1)) reach_error(); return 0; }
