// SAFE unreach-call LP64: strlen
extern void reach_error(void);
extern __SIZE_TYPE__ strlen(const char *);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ char b[4]="ab"; CHECK(strlen(b)==2); return 0; }
