// SAFE unreach-call LP64: no terminator
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
extern char*strncpy(char*,const char*,__SIZE_TYPE__); int main(void){ char b[4]={9,9,9,9}; strncpy(b,"xyz",2); CHECK(b[0]=='x'&&b[2]==9); return 0; }
