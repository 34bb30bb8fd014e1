// UNSAFE unreach-call LP64: const function of a structure
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct s{int a;}; __attribute__((const)) int h(struct s); int main(void){ struct s t={1}; int a=h(t); t.a=2; int b=h(t); CHECK(a==b); return 0; }
