// SAFE unreach-call LP64: memmove is right
extern void reach_error(void);
extern void *memmove(void *, const void *, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ char b[8]="abcdefg"; memmove(b+1,b,4); CHECK(b[1]=='a'&&b[2]=='b'&&b[4]=='d'); return 0; }
