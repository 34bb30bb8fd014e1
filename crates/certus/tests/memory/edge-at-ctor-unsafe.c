// UNSAFE unreach-call LP64: constructor runs first
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int c; __attribute__((constructor)) void f(void){ c=1; } int main(void){ CHECK(c==0); return 0; }
