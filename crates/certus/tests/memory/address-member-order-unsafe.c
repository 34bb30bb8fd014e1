// UNSAFE unreach-call: members are in order
extern void reach_error(void);
struct S{ char a; int b; char c; } s;
int main(void){ if(((unsigned long)&s.a<(unsigned long)&s.b && (unsigned long)&s.b<(unsigned long)&s.c)) reach_error(); return 0; }
