// UNSAFE unreach-call LP64: stored in a visible structure
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct s{int k;int*p;} gs; extern int *get(void); int main(void){ int l=1; gs.p=&l; int *p=get(); if(p){ *p=2; CHECK(l==1);} return 0; }
