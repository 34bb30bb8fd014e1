// SAFE unreach-call LP64: memchr
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
extern void*memchr(const void*,int,__SIZE_TYPE__); int main(void){ char b[3]={1,2,3}; char*q=memchr(b,2,3); CHECK(q==b+1); return 0; }
