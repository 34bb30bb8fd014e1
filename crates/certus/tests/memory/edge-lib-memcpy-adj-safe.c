// SAFE unreach-call LP64: adjacent halves
extern void reach_error(void);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ char b[8]="abcd"; memcpy(b+4,b,4); CHECK(b[4]=='a'&&b[7]=='d'); return 0; }
