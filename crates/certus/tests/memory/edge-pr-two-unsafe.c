// UNSAFE unreach-call LP64: two const functions
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
__attribute__((const)) int h(int); __attribute__((const)) int k(int); int main(void){ CHECK(h(1)==k(1)); return 0; }
