// SAFE unreach-call LP64: loop with a null test
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ char b[4]="abc"; char*p=b; int n=0; while(p&&*p){ p++; n++; } CHECK(n==3); return 0; }
