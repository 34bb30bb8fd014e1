// SAFE unreach-call LP64: pointer result
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
__attribute__((const)) int *loc(void); int main(void){ CHECK(loc()==loc()); return 0; }
