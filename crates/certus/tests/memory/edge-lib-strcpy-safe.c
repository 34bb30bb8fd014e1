// SAFE unreach-call LP64: strcpy between parts that do not touch
extern void reach_error(void);
extern char *strcpy(char *, const char *);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ char b[16]="abc"; strcpy(b+8,b); CHECK(b[8]=='a'&&b[11]==0); return 0; }
