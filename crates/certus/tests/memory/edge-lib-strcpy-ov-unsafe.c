// UNSAFE unreach-call LP64: strcpy over itself is undefined
extern void reach_error(void);
extern char *strcpy(char *, const char *);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ char b[8]="abcd"; strcpy(b+1,b); CHECK(b[0]=='a'&&b[4]=='d'); return 0; }
