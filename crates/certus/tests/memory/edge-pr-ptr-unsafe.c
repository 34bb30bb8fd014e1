// UNSAFE unreach-call LP64: const function gives a pointer to a visible object
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
__attribute__((const)) int *h(void); int *gp; int main(void){ int l=1; gp=&l; int *p=h(); if(p){ *p=2; CHECK(l==1);} return 0; }
