// SAFE unreach-call LP64: elements i and j do not overlap partly
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);
extern void *memcpy(void *, const void *, __SIZE_TYPE__);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
struct e{int a,b;}; int main(void){ struct e t[4]={{1,2},{3,4},{5,6},{7,8}}; unsigned i=__VERIFIER_nondet_uint()&3,j=__VERIFIER_nondet_uint()&3; memcpy(&t[i],&t[j],sizeof t[0]); CHECK(t[i].a==t[j].a); return 0; }
