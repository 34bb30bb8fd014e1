// SAFE unreach-call LP64: where a constant is needed
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int k=3; int a[__builtin_constant_p(3)?2:1]; static int z=__builtin_constant_p(7)?5:6; int main(void){ CHECK(sizeof a==8&&z==5); return 0; }
