// UNSAFE unreach-call LP64: buffer and pointer in one structure, the copy goes over
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct s{char b[8];int*p;}; static _Alignas(256) int a[64]; int main(void){ struct s t={"",a+1}; char z[16]={0}; unsigned n=__VERIFIER_nondet_uint(); if(n>9) return 0; memcpy(&t,z,n); *t.p=5; CHECK(a[0]==0); return 0; }
