// SAFE unreach-call LP64: same size keeps nothing open
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
union U{float f;unsigned i;}; int main(void){ union U u; u.f=1.0f; CHECK(u.i==0x3f800000u); return 0; }
