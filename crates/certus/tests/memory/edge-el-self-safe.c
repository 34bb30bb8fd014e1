// SAFE unreach-call LP64: copy to itself changes nothing
extern void reach_error(void);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ char b[4]="abc"; memcpy(b,b,4); CHECK(b[0]=='a'&&b[2]=='c'); return 0; }
