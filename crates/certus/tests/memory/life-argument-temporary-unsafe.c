// UNSAFE unreach-call: f has a copy of s
extern void reach_error(void);
struct S{ int a[2]; }; void f(struct S s){ s.a[0]=9; }
int main(void){ struct S s={{1,2}}; f(s); if(s.a[0]==1) reach_error(); return 0; }
