// UNSAFE unreach-call LP64: in an initialiser of a visible object
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int s; int *tab[2]={0,&s}; void f(int*a){ s=1; *a=2; CHECK(s==1); }
