// SAFE unreach-call LP64: more calls than are remembered
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
__attribute__((const)) int h(int); int main(void){ int a=h(0); for(int i=1;i<7;i++) h(i); CHECK(h(0)==a); return 0; }
