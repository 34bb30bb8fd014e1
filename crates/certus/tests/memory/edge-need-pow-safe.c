// SAFE unreach-call LP64: power
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
double pow(double,double); int main(void){ CHECK(pow(2.0,3.0)==8.0); return 0; }
