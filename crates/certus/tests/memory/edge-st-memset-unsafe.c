// UNSAFE unreach-call LP64: unknown part of a pointer is cleared
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void *memset(void *, int, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
static _Alignas(256) int a[128]; int main(void){ int *p=a+3; unsigned n=__VERIFIER_nondet_uint(); if(n>1) return 0; memset(&p,0,n); *p=5; CHECK(a[0]==0); return 0; }
