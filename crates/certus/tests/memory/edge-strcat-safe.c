// SAFE unreach-call LP64: strcat
extern void reach_error(void);
extern __SIZE_TYPE__ strlen(const char *);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
extern char*strcat(char*,const char*); int main(void){ char b[8]="ab"; strcat(b,"cd"); CHECK(strlen(b)==4&&b[3]=='d'); return 0; }
