// SAFE unreach-call LP64: const function, same argument
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
__attribute__((const)) int h(int); int main(void){ int a=h(1),b=h(2),c=h(1); CHECK(a==c); return b; }
