// UNSAFE unreach-call LP64: strtok writes into its argument
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
extern char*strtok(char*,const char*); int main(void){ char b[8]="a,b"; strtok(b,","); CHECK(b[1]==','); return 0; }
