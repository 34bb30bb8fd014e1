// UNSAFE unreach-call LP64: other arguments, other values
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
__attribute__((const)) int h(int); int main(void){ int a=h(1),b=h(2); CHECK(a==b); return 0; }
