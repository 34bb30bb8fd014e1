// UNSAFE unreach-call LP64: overlapping memcpy is undefined
extern void reach_error(void);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ char b[8]="abcdefg"; memcpy(b+1,b,4); CHECK(b[2]=='b'); return 0; }
