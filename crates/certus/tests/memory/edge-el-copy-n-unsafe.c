// UNSAFE unreach-call LP64: n may be too large
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ char b[16]={1,2,3,4}; unsigned n=__VERIFIER_nondet_uint(); if(n>8) return 0; memcpy(b+4,b,n); CHECK(n<=4||b[8]==1); return 0; }
