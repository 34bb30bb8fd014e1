// SAFE unreach-call LP64: stored in a static pointer only
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int *sp; extern int *get(void); int main(void){ int l=1; sp=&l; int *p=get(); if(p) *p=2; CHECK(l==1); return *sp; }
