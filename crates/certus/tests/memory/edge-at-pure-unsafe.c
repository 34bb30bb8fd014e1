// UNSAFE unreach-call LP64: memory changes between
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
__attribute__((pure)) int h(int*); int g; int main(void){ int x=1; int a=h(&x); x=2; int b=h(&x); CHECK(a==b); return 0; }
