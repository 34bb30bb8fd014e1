// SAFE unreach-call LP64: whole pointers in number
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static int a[4],b[4]; int main(void){ int *p[2]={a,a},*q[2]={b,b}; unsigned n=__VERIFIER_nondet_uint(); if(n>2) return 0; memcpy(p,q,n*sizeof *p); *p[0]=1; CHECK(a[1]==0&&b[1]==0); return 0; }
