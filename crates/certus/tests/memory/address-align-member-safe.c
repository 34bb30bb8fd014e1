// SAFE unreach-call ILP32: the int in the struct is aligned to 4
extern void reach_error(void);
struct A{ char a,b; }; struct B{ char a; int b; };
struct B v;
int main(void){ if((unsigned)&v.b&3) reach_error(); return 0; }
