// SAFE unreach-call LP64: aligned object
extern void reach_error(void);
typedef __UINTPTR_TYPE__ uptr;
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ int x __attribute__((aligned(64))); CHECK(((uptr)&x&63)==0); return 0; }
