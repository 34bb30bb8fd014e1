// UNSAFE unreach-call LP64: optimiser may know it or not
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ int x=3; CHECK(__builtin_constant_p(x)); return 0; }
