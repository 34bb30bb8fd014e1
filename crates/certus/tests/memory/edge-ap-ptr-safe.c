// SAFE unreach-call LP64: pointers to different objects
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ char a[8]="abc",b[8]; char*p=__VERIFIER_nondet_int()?a:b; memcpy(b,a,8); CHECK(b[0]=='a'); return p[0]; }
