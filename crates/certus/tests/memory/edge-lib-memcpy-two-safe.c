// SAFE unreach-call LP64: two objects
extern void reach_error(void);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ char a[4]="abc",b[4]; memcpy(b,a,4); CHECK(b[2]=='c'); return 0; }
