// SAFE unreach-call LP64: a constant is one
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ CHECK(__builtin_constant_p(3+4)); return 0; }
