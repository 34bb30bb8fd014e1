// UNSAFE unreach-call LP64: alias is the other
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int x=1; extern int y __attribute__((alias("x"))); int main(void){ x=2; CHECK(y==1); return 0; }
