// SAFE unreach-call LP64: string is a constant
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ int r=__builtin_constant_p("abc"); CHECK(r==0||r==1); return 0; }
