// SAFE unreach-call LP64: unknown size, disjoint parts
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ char b[16]; b[0]=1; b[8]=2; unsigned n=__VERIFIER_nondet_uint(); if(n>8) return 0; memcpy(b+8,b,n); CHECK(b[8]==(n?1:2)); return 0; }
