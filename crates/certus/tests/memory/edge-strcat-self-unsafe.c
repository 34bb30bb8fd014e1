// UNSAFE unreach-call LP64: strcat of itself is undefined
extern void reach_error(void);
extern __SIZE_TYPE__ strlen(const char *);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
extern char*strcat(char*,const char*); int main(void){ char b[16]="ab"; strcat(b,b); CHECK(strlen(b)==4); return 0; }
