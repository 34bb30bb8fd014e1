// SAFE unreach-call LP64: aligned by _Alignas
extern void reach_error(void);
typedef __UINTPTR_TYPE__ uptr;
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ _Alignas(32) char b[3]; CHECK(((uptr)b&31)==0); return 0; }
