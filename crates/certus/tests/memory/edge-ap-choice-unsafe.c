// UNSAFE unreach-call LP64: may be the same array
extern void reach_error(void);
extern int __VERIFIER_nondet_int(void);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ char a[8]="abcdefg",b[8]="xyz"; int c=__VERIFIER_nondet_int(); char*p=c?a:b; memcpy(p+1,a,4); CHECK(c||a[1]=='b'); if(c) CHECK(a[2]=='b'); return 0; }
