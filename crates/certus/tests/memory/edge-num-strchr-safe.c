// SAFE unreach-call LP64: strchr gives null or a place inside
extern void reach_error(void);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern char *strchr(const char *, int);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ char b[4]="abc"; char c=__VERIFIER_nondet_uchar(); char *q=strchr(b,c); if(q) CHECK(q-b<4); else CHECK(c!='a'); return 0; }
