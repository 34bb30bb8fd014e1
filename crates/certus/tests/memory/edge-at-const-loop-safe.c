// SAFE unreach-call LP64: in a loop
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int h(int) __attribute__((__const__)); int main(void){ int a=h(3); for(int i=0;i<5;i++) CHECK(h(3)==a); return 0; }
