// SAFE unreach-call LP64: value of an assignment of structures
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct s{int a[2];}; int main(void){ struct s t={{1,2}},u; int v=(u=t).a[1]; CHECK(v==2); return 0; }
