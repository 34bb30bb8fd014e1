// SAFE unreach-call LP64: strcmp gives a sign
extern void reach_error(void);
extern int strcmp(const char *, const char *);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ CHECK(strcmp("a","c")<0); return 0; }
