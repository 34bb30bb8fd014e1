// SAFE unreach-call LP64: concatenation
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ const char*s="ab" "c"; CHECK(s[2]=='c'&&s[3]==0); return 0; }
