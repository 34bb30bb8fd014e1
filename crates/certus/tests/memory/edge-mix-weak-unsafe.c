// UNSAFE unreach-call LP64: another definition may replace a weak one
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
__attribute__((weak)) int f(void){ return 1; } int main(void){ CHECK(f()==1); return 0; }
