// UNSAFE unreach-call LP64: reached through what is stored
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct n{struct n*next;int v;}; struct n*gp; extern struct n*get(void); int main(void){ struct n a={0,1},b={&a,1}; gp=&b; struct n*p=get(); if(p){ p->v=2; CHECK(a.v==1);} return 0; }
