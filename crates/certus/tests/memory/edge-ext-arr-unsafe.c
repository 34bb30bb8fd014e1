// UNSAFE unreach-call LP64: stored in a visible array
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int *tab[3]; extern int *get(void); int main(void){ int l=1; tab[1]=&l; int *p=get(); if(p){ *p=2; CHECK(l==1);} return 0; }
