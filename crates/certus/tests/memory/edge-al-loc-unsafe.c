// UNSAFE unreach-call LP64: other one is not
extern void reach_error(void);
typedef __UINTPTR_TYPE__ uptr;
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ _Alignas(32) char b[3]; char c; CHECK(((uptr)&c&31)==0); return b[0]; }
