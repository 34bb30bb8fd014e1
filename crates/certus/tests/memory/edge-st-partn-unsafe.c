// UNSAFE unreach-call LP64: unknown number of bytes of a pointer
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static _Alignas(256) int a[64],b[64]; int main(void){ int *p=a,*q=b+2; unsigned n=__VERIFIER_nondet_uint(); if(n>8) return 0; memcpy(&p,&q,n); if(n==1){ *p=5; CHECK(a[2]==0);} return 0; }
