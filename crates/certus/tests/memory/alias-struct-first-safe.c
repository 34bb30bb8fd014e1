// SAFE unreach-call: the first member is at the beginning of the struct
extern void reach_error(void);
struct S{ int a; int b; };
int main(void){ struct S s={1,2}; *(int*)&s=7; if(s.a!=7 || s.b!=2) reach_error(); return 0; }
