// SAFE unreach-call LP64: inside of the array
extern void reach_error(void);
extern unsigned __VERIFIER_nondet_uint(void);
#define CHECK(c) do { if (!(c)) reach_error(); } while (0)
int main(void){ static char x[64]; unsigned n=__VERIFIER_nondet_uint(); if(n>63) return 0; char *q=x+n; CHECK(q!=0); return 0; }
