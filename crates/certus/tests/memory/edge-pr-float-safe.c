// SAFE unreach-call LP64: const function of a float
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
__attribute__((const)) int h(double); int main(void){ CHECK(h(1.5)==h(1.5)); return 0; }
