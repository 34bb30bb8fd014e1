// UNSAFE unreach-call LP64: memcpy of a structure
extern void reach_error(void);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct s{int k;int*p;}; int main(void){ int x=0; struct s a={1,&x},b; memcpy(&b,&a,sizeof a); *b.p=3; CHECK(x==0); return 0; }
