// UNSAFE unreach-call LP64: union in a union
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
union I{char c;short s;}; union U{union I i;long l;}; int main(void){ union U u={{.c=1}}; CHECK(u.i.s==1); return 0; }
