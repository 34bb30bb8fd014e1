// UNSAFE unreach-call LP64: strcpy downwards is undefined too
extern void reach_error(void);
extern char *strcpy(char *, const char *);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ char b[8]="abcd"; strcpy(b,b+1); CHECK(b[0]=='b'&&b[2]=='d'); return 0; }
