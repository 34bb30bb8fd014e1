// UNSAFE unreach-call LP64: asm label of another
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int f(void) asm("abs2"); int abs2(void){ return 3; } int main(void){ CHECK(f()!=3); return 0; }
