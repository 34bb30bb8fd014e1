// UNSAFE unreach-call LP64: cleanup runs
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int c; void f(int*p){ c=1; } int main(void){ { int x __attribute__((cleanup(f)))=0; } CHECK(c==0); return 0; }
