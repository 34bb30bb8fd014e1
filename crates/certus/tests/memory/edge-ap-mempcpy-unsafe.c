// UNSAFE unreach-call LP64: overlapping mempcpy
extern void reach_error(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
extern void*mempcpy(void*,const void*,__SIZE_TYPE__); int main(void){ char b[8]="abcdefg"; mempcpy(b+2,b,4); CHECK(b[4]=='c'); return 0; }
