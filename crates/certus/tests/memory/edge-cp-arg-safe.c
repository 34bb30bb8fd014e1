// SAFE unreach-call LP64: argument with effect is not evaluated
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ int i=0; (void)__builtin_constant_p(i++); CHECK(i==0); return 0; }
