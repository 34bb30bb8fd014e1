// UNSAFE unreach-call LP64: array member
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
union U{unsigned char b[4];unsigned i;}; int main(void){ union U u; u.i=0; u.b[1]=1; CHECK(u.i==1); return 0; }
