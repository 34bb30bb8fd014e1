// SAFE unreach-call LP64: nothing changes between
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
__attribute__((pure)) int h(int); int main(void){ int a=h(1),b=h(1); CHECK(a==b); return 0; }
