// SAFE unreach-call LP64: aligned block object in a loop
extern void reach_error(void);
typedef __UINTPTR_TYPE__ uptr;
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ for(int i=0;i<3;i++){ int x __attribute__((aligned(16))); CHECK(((uptr)&x&15)==0); } return 0; }
