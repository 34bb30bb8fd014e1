// UNSAFE unreach-call: t.p still points into s
extern void reach_error(void);
struct S{ int x; int *p; };
int main(void){ struct S s,t; s.x=0; s.p=&s.x; t=s; *t.p=1; if(s.x==1) reach_error(); return 0; }
