// SAFE unreach-call LP64: sine of zero
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
double sin(double); int main(void){ CHECK(sin(0.0)==0.0); return 0; }
