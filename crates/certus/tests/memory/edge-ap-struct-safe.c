// SAFE unreach-call LP64: structure assignment between elements
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct e{int a[4];}; int main(void){ struct e t[3]={{{1}},{{2}},{{3}}}; t[0]=t[2]; CHECK(t[0].a[0]==3); return 0; }
