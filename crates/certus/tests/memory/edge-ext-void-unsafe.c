// UNSAFE unreach-call LP64: stored in a visible void pointer
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
void *gp; extern int *get(void); int main(void){ int l=1; gp=&l; int *p=get(); if(p){ *p=2; CHECK(l==1);} return 0; }
